import type { Plugin } from 'vite';

/** V8 keeps a script with one such character in two bytes per character, and takes longer to read it. */
const notAscii = /[^\0-\x7f]/g;

const escapeLength = 6;

/**
 * The same script in ASCII, if it takes less memory so. An escape is the character itself in texts, names and regular
 * expressions; code must not depend on it in the raw text of a template.
 */
export const toOneByte = (code: string): string => {
  const count = code.match(notAscii)?.length ?? 0;
  const isSmaller = count * (escapeLength - 1) < code.length;
  return isSmaller ? code.replace(notAscii, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : code;
};

/** Applies it to each built script, after the minifier, which writes characters as they are. */
export const oneByte = (): Plugin => ({
  name: 'pitwall:one-byte',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = toOneByte(chunk.code);
  },
});
