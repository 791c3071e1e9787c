/** Release notes as plain text: the list of versions is untrusted. */
import { limits } from '@contract/limits';

/** Everything that is not a line or a letter: control characters, and marks that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are meant
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Anything but a text is left out; a long one is cut. */
export const plainNotes = (notes: unknown): string => {
  if (typeof notes !== 'string') return '';
  const text = notes
    .slice(0, 2 * limits.updates.notes)
    .replaceAll('\r\n', '\n')
    .replace(hidden, '')
    .trim();
  return text.length > limits.updates.notes ? `${text.slice(0, limits.updates.notes)}…` : text;
};
