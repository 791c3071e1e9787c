/** Which fields take scans, and which keys stay a person's in them. */
import type { Burst } from '../../../event/scan/burst';
import { isCombination } from '../../../event/scan/layout';

/** An open list takes typed letters too: they find one of its options. */
export const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"][aria-expanded="true"]'));

/** In text fields a burst is text, unless the field says that it takes scans. */
export const acceptsScan = (target: HTMLElement): boolean => target.dataset.acceptsScan !== undefined;
/** The test of the settings shows all keys as they come. */
export const takesAllKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.takesAllKeys !== undefined;

/** Milliseconds. After a longer pause, what is typed fast is a scan even if the field has text. */
const maxPause = 5_000;
/** Typing speed varies, so a text of which only the end was typed fast is not a scan. */
export const endsText = (target: EventTarget | null, { code, pause, isContinued }: Burst): boolean => {
  if (!(target instanceof HTMLInputElement) || isContinued || pause >= maxPause) return false;
  const text = code.replace(/\p{Cc}+$/u, '');
  return target.value !== text && target.value.endsWith(text);
};

export const isEnd = (name: string): boolean => name === 'Enter' || name === '\n' || name === '\r';
/** Select all, copy, cut, paste and undo work in a field at any speed, and so does saving. */
export const isEditing = (event: KeyboardEvent): boolean => isCombination(event) && /^[acsvxyz]$/i.test(event.key);
export const movesCaret = (key: string): boolean => /^(?:Backspace|Delete|Home|End|Escape|Arrow[A-Z][a-z]+)$/.test(key);
export const swallow = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
