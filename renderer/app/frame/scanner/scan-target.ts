/** Which fields take scans, which keys stay a person's in them, and what a key is to the detector of scans. */
import { type Burst, type BurstDetector, isTextKey } from '../../../event/scan/burst';
import { characterAt, controlOf, isCombination, placeOf, unreadable } from '../../../event/scan/layout';

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
const movesCaret = (key: string): boolean => /^(?:Backspace|Delete|Home|End|Escape|Arrow[A-Z][a-z]+)$/.test(key);
/** Whether a key writes or edits the text of its field. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isTextField(event.target) &&
  ((isTextKey(event.key) && !isCombination(event)) || isEditing(event) || movesCaret(event.key));

/** The digit of a character that is typed by its number, with Alt held. */
export const digitOf = ({ altKey, code }: KeyboardEvent): string | undefined =>
  altKey ? /^Numpad(\d)$/.exec(code)?.[1] : undefined;

/** Whether a control key came so soon after other keys that it may be a scanner's, wherever those went. */
export const isJustAfter = (detector: BurstDetector, at: number): boolean =>
  detector.isQuiet(at) || detector.isQuietElsewhere(at);

const nameOfCombination = (event: KeyboardEvent, detector: BurstDetector, scannerEnd: string): string => {
  const { key, target, timeStamp: at } = event;
  const control = controlOf(event);
  if (control === undefined) return 'Unidentified';
  if (isTextField(target) && isEditing(event) && `Ctrl+${key.toUpperCase()}` !== scannerEnd) return 'Unidentified';
  const isPart = detector.isFollowing(at, 1) || (isJustAfter(detector, at) && isEnd(control));
  return isPart ? control : 'Unidentified';
};

/** The name of a key for the detector; undefined for one that tells nothing. */
export const nameOfKey = (event: KeyboardEvent, detector: BurstDetector, scannerEnd: string): string | undefined => {
  const { key, timeStamp: at } = event;
  if (isTextKey(key)) {
    if (event.repeat) return undefined;
    if (isCombination(event)) return nameOfCombination(event, detector, scannerEnd);
  }
  if (key === 'Tab') return detector.isFollowing(at) ? '\t' : key;
  const isHidden = event.isComposing || key === 'Process';
  if (isTextKey(key) && !isHidden) return key;
  const hasCharacter = characterAt('us', placeOf(event)) !== undefined;
  if (isHidden) return hasCharacter ? unreadable : undefined;
  // A dead key, or a key of the number pad that moves.
  return hasCharacter && (key === 'Dead' || detector.isFollowing(at)) ? unreadable : key;
};

export const swallow = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
