/**
 * What the keys of a scanner stand for. A scanner presses the keys of the keyboard that it was set to, mostly a US one. A
 * computer with another layout makes other characters of them, so that a code is also read by the places of its keys.
 */
import type { ScannerLayout } from '@contract/settings/scanner';
import { isAscii, toPlainSigns } from '@contract/text/fold';
import { cleanCode } from './code';

/** A key that gives a character: which one on this computer's layout, and where it is. */
export interface Stroke {
  /** `unreadable` if the key press does not tell, as of a dead key or within an input method. */
  readonly text: string;
  /** The place, as the browser names it: that of a US keyboard's key. Empty if it is not known. */
  readonly code: string;
  readonly isShifted: boolean;
  /** With AltGr. */
  readonly isThirdLevel: boolean;
}

export const unreadable = '\ufffd';

export type Layout = Exclude<ScannerLayout, 'auto'>;

const rowsOfKeys = [
  ['Backquote', ...'1234567890'].map((key) => (/\d/.test(key) ? `Digit${key}` : key)).concat('Minus', 'Equal'),
  [...'QWERTYUIOP'].map((key) => `Key${key}`).concat('BracketLeft', 'BracketRight'),
  [...'ASDFGHJKL'].map((key) => `Key${key}`).concat('Semicolon', 'Quote', 'Backslash'),
  ['IntlBackslash', ...[...'ZXCVBNM'].map((key) => `Key${key}`), 'Comma', 'Period', 'Slash'],
] as const;

/** The characters of the four rows: plain, with Shift, and the pairs of key and character with AltGr. */
type LayoutTable = readonly [
  plain: readonly string[],
  shifted: readonly string[],
  third?: Readonly<Record<string, string>>,
];

const layouts: Readonly<Record<Layout, LayoutTable>> = {
  us: [
    ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", '\\zxcvbnm,./'],
    ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', '|ZXCVBNM<>?'],
  ],
  gb: [
    ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'#", '\\zxcvbnm,./'],
    ['¬!"£$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:@~', '|ZXCVBNM<>?'],
  ],
  de: [
    ['^1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
    ['°!"§$%&/()=?`', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '>YXCVBNM;:_'],
    {
      ...{ KeyQ: '@', KeyE: '€', Digit7: '{', Digit8: '[', Digit9: ']', Digit0: '}' },
      ...{ Minus: '\\', BracketRight: '~', IntlBackslash: '|' },
    },
  ],
  fr: [
    ['²&é"\'(-è_çà)=', 'azertyuiop^$', 'qsdfghjklmù*', '<wxcvbn,;:!'],
    ['²1234567890°+', 'AZERTYUIOP¨£', 'QSDFGHJKLM%µ', '>WXCVBN?./§'],
    {
      ...{ Digit2: '~', Digit3: '#', Digit4: '{', Digit5: '[', Digit6: '|', Digit7: '`', Digit8: '\\', Digit9: '^' },
      ...{ Digit0: '@', Minus: ']', Equal: '}' },
    },
  ],
  es: [
    ["º1234567890'¡", 'qwertyuiop`+', 'asdfghjklñ´ç', '<zxcvbnm,.-'],
    ['ª!"·$%&/()=?¿', 'QWERTYUIOP^*', 'ASDFGHJKLÑ¨Ç', '>ZXCVBNM;:_'],
    {
      ...{ Backquote: '\\', Digit1: '|', Digit2: '@', Digit3: '#', Digit4: '~', BracketLeft: '[', BracketRight: ']' },
      ...{ Quote: '{', Backslash: '}' },
    },
  ],
  it: [
    ["\\1234567890'ì", 'qwertyuiopè+', 'asdfghjklòàù', '<zxcvbnm,.-'],
    ['|!"£$%&/()=?^', 'QWERTYUIOPé*', 'ASDFGHJKLç°§', '>ZXCVBNM;:_'],
    { Semicolon: '@', Quote: '#', BracketLeft: '[', BracketRight: ']' },
  ],
};

const numberPad: Readonly<Record<string, string>> = {
  NumpadSubtract: '-',
  NumpadAdd: '+',
  NumpadMultiply: '*',
  NumpadDivide: '/',
  NumpadDecimal: '.',
};

/** The character of a key on a layout; undefined for a key that gives none. */
export const characterAt = (
  layout: Layout,
  { code, isShifted, isThirdLevel }: Pick<Stroke, 'code' | 'isShifted' | 'isThirdLevel'>,
): string | undefined => {
  if (code === 'Space') return ' ';
  const onPad = /^Numpad(\d)$/.exec(code)?.[1] ?? numberPad[code];
  if (onPad !== undefined) return onPad;
  const [plain, shifted, third] = layouts[layout];
  if (isThirdLevel) return third?.[code];
  const row = rowsOfKeys.findIndex((keys) => keys.includes(code));
  const column = rowsOfKeys[row]?.indexOf(code) ?? -1;
  return [...((isShifted ? shifted : plain)[row] ?? '')][column];
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'>;

/** A command, and not the third level of a key. */
export const isCombination = (press: Pick<Press, 'ctrlKey' | 'metaKey' | 'getModifierState'>): boolean =>
  (press.ctrlKey || press.metaKey) && !press.getModifierState('AltGraph');

export const placeOf = (press: Press): Omit<Stroke, 'text'> => ({
  code: press.code,
  isShifted: press.shiftKey,
  isThirdLevel: press.getModifierState('AltGraph'),
});

/** The control character that a scanner sends as a combination: Ctrl+J is a line feed, Ctrl+] separates groups. */
export const controlOf = (press: Press): string | undefined => {
  const place = { ...placeOf(press), isThirdLevel: false };
  const sign = (characterAt('us', place) ?? press.key).toUpperCase();
  return press.ctrlKey && /^[@-_]$/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) % 32) : undefined;
};

/** The character of a number that was typed with Alt held. Without a leading zero, most numbers have another meaning. */
export const characterOfNumber = (digits: string): string => {
  const number = Number(digits);
  const isKnown = number >= 32 && (number < 128 || (digits.startsWith('0') && number > 159 && number < 256));
  return isKnown ? String.fromCodePoint(number) : unreadable;
};

/** The keys as this computer's layout gives them. */
export const typedText = (strokes: readonly Stroke[]): string => strokes.map(({ text }) => text).join('');

const isControl = (text: string): boolean => /^\p{Cc}$/u.test(text);

/** The keys by their places; undefined if one has no character there. */
export const textOnLayout = (strokes: readonly Stroke[], layout: Layout): string | undefined => {
  let whole = '';
  for (const stroke of strokes) {
    const text = isControl(stroke.text) ? stroke.text : characterAt(layout, stroke);
    if (text === undefined) return undefined;
    // With Caps Lock, letters are capital without Shift.
    const isCapital = stroke.text !== stroke.text.toLowerCase();
    whole += isCapital && !stroke.isShifted && /^\p{Ll}$/u.test(text) ? text.toUpperCase() : text;
  }
  return whole;
};

/** A number such as TK-5523-12, with the start and stop signs of Code 39. */
const isNumber = (text: string): boolean => /^\*?[A-Z\d]+(?:[-_./ #][A-Z\d]+)*\*?$/i.test(text);
/** Words with their first letters capital, or of plain letters. */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{Ll}\p{M}]+(?:[ ,'’-]+\p{Lu}?[\p{Ll}\p{M}]+)*$/u.test(text) || /^[A-Z]+(?:[ ,'-]+[A-Z]+)*$/i.test(text);
const isWord = (text: string): boolean => /^[\p{L}\p{M}\s]+$/u.test(text);
const isAddress = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:(?:\/\/)?[\w.-]+(?::\d+)?(?:\/[\w\-.~%/+@]*)?(?:\?[\w\-.~%=&+;,:@/]*)?(?:#[\w\-.~%=&+;,:@/?]*)?$/i.test(
    text,
  );
const isObject = (text: string): boolean => {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** How much sense a text makes as a code: a number, a name, an address or an object the most. */
export const senseOf = (text: string): number => {
  const code = cleanCode(text);
  if (code === '' || code.includes(unreadable)) return -1;
  if (isNumber(code) || isName(code) || isAddress(code) || isObject(code)) return 3;
  if (!isAscii(code)) return 0;
  const parts = code.split(/[\p{Cc};|^,=&:?(){}[\]"<>]+/u).filter((part) => part !== '');
  // The digits of some layouts are signs on others.
  const digits = /\d/.test(code) ? 0.5 : 0;
  return (parts.length > 0 && parts.every(isNumber) ? 2 : 1) + digits;
};

export interface Reading {
  readonly text: string;
  /** The layout by whose places the keys were read; undefined if by this computer's own. */
  readonly layout: Layout | undefined;
}

/** Where the digits of a US keyboard are signs, a scanner for such a layout gives several signs in a row. */
const isShiftedDigits = (text: string): boolean => /[!@#$%^&*()]{2}/.test(text);

/**
 * A scan's text. Without a chosen layout it is read as a US keyboard's only where the text makes no sense otherwise, and as
 * another's only where it is full of signs.
 */
export const readStrokes = (strokes: readonly Stroke[], chosen: ScannerLayout): Reading => {
  const typed: Reading = { text: typedText(strokes), layout: undefined };
  if (chosen !== 'auto') {
    const text = textOnLayout(strokes, chosen);
    return text === undefined ? typed : { text, layout: chosen };
  }
  const others: readonly Layout[] = isShiftedDigits(typed.text) ? ['us', 'fr', 'de', 'es', 'it'] : ['us'];
  let best = typed;
  for (const layout of others) {
    const text = textOnLayout(strokes, layout);
    if (text === undefined || toPlainSigns(text) === toPlainSigns(typed.text)) continue;
    // A word of another script is not worth less than signs.
    if (isWord(typed.text) && senseOf(text) < 3) continue;
    if (senseOf(text) > senseOf(best.text)) best = { text, layout };
  }
  return best;
};
