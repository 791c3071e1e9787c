/** What the keys of a scanner mean on computers with other keyboard layouts. */
import { expect, it } from 'vitest';
import {
  characterAt,
  controlOf,
  type Layout,
  readStrokes,
  type Stroke,
  textOnLayout,
  unreadable,
} from '../../../../../renderer/event/scan/layout';

const places = [
  'Space',
  'Backquote',
  'Minus',
  'Equal',
  'BracketLeft',
  'BracketRight',
  'Semicolon',
  'Quote',
  'Backslash',
  'Comma',
  'Period',
  'Slash',
  'IntlBackslash',
  ...[...'1234567890'].map((digit) => `Digit${digit}`),
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
];
const allKeys = [false, true].flatMap((isThirdLevel) =>
  [false, true].flatMap((isShifted) => places.map((code) => ({ code, isShifted, isThirdLevel }))),
);

/** The keys that a scanner set to a layout presses for a text. */
const keysOf = (text: string, layout: Layout) =>
  [...text].map((sign) => {
    const key = allKeys.find((one) => characterAt(layout, one) === sign);
    if (!key) throw new Error(`The layout ${layout} has no ${sign}.`);
    return key;
  });

/** What a computer with a layout gives for them. Some of its keys are dead. */
const arrive = (text: string, scanner: Layout, computer: Layout, dead = '^´`¨'): readonly Stroke[] =>
  keysOf(text, scanner).map((key) => {
    const sign = characterAt(computer, key);
    return { ...key, text: sign === undefined || dead.includes(sign) ? unreadable : sign };
  });

const number = 'TK-5523-12';
const codes = [
  number,
  'AB2790',
  'AN26-99-9',
  '12345678',
  'https://t.example/t/TK-9-1?v=2&lang=en',
  '{"t":"TK-5523-12","e":7}',
  't=TK-5523-12&e=7',
  'x|TK-5523-12|7',
  ']C1TK-5523-12',
];

const computers: readonly Layout[] = ['us', 'gb', 'de', 'fr', 'es', 'it'];
it.each(computers.flatMap((computer) => codes.map((code) => [computer, code] as const)))(
  'reads a US scanner on a computer with the layout %s: %j',
  (computer, code) => expect(readStrokes(arrive(code, 'us', computer), 'auto').text).toBe(code),
);

it('reads a US scanner on a computer that writes another script', () => {
  const russian = 'йцукенгшщзфывапролдячсмить';
  const latin = 'qwertyuiopasdfghjklzxcvbnm';
  const arabic = 'ضصثقفغعهخحشسيبلاتنمئءؤرلاىة';
  const greek = ';ςερτυθιοπασδφγηξκλζχψωβνμ';
  for (const script of [russian, arabic, greek]) {
    const typed = arrive(number, 'us', 'us').map((stroke) => {
      const at = latin.indexOf(stroke.text.toLowerCase());
      return at < 0 ? stroke : { ...stroke, text: ([...script][at] ?? '').toUpperCase() };
    });
    expect(readStrokes(typed, 'auto')).toEqual({ text: number, layout: 'us' });
  }
});

it('reads a scanner for French keyboards, whose digits have Shift, on a US computer', () => {
  expect(readStrokes(arrive(number, 'fr', 'us'), 'auto')).toEqual({ text: number, layout: 'fr' });
});

it.each([
  ...['TK-5523-12', 'TK_55/12', 'AB:CD', 'q/aa#1', '*TK-5523-12*', 'TK@AB', '*TKAB*'],
  'https://t.example/t/TK-9-1?v=2',
])('leaves %j as it came, if it makes sense', (code) => {
  for (const layout of ['us', 'de', 'es'] as const)
    expect(readStrokes(arrive(code, layout, layout, ''), 'auto').text).toBe(code);
});

it('leaves names as they came', () => {
  for (const [name, layout] of [
    ['Zoé', 'fr'],
    ['Müller, Jörg', 'de'],
    ['Ñuñez', 'es'],
    ["O'Neil", 'gb'],
  ] as const)
    expect(readStrokes(arrive(name, layout, layout), 'auto')).toEqual({ text: name, layout: undefined });
});

it('reads each layout that is chosen, wherever its keys are', () => {
  for (const layout of computers)
    expect(readStrokes(arrive('TKZYQWM-2026/12', layout, 'us'), layout)).toEqual({ text: 'TKZYQWM-2026/12', layout });
  // A key without a place is taken as it came.
  const placeless: Stroke = { text: 'T', code: '', isShifted: false, isThirdLevel: false };
  expect(textOnLayout([placeless], 'de')).toBeUndefined();
  expect(readStrokes([placeless], 'de')).toEqual({ text: 'T', layout: undefined });
});

it('reads the digits of a number pad on every layout', () => {
  const pad = [...'5523'].map((digit) => ({
    text: unreadable,
    code: `Numpad${digit}`,
    isShifted: false,
    isThirdLevel: false,
  }));
  for (const layout of computers) expect(textOnLayout(pad, layout)).toBe('5523');
});

it('reads control characters by the place of their keys', () => {
  const press = (key: string, code: string, shiftKey = false) =>
    controlOf({ key, code, shiftKey, ctrlKey: true, metaKey: false, getModifierState: () => false });
  expect(press('j', 'KeyJ')).toBe('\n');
  expect(press('о', 'KeyJ')).toBe('\n');
  expect(press('m', '')).toBe('\r');
  expect(press('+', 'BracketRight')).toBe('\u001d');
  expect(press('^', 'Digit6', true)).toBe('\u001e');
  expect(press('1', 'Digit1')).toBeUndefined();
});
