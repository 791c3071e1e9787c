/** What a scan says of the scanner: how fast it is, what keyboard it imitates, what it puts in front of a code and what ends it. */
import type { SettingsChange } from '@contract/bridge';
import { limits } from '@contract/limits';
import type { ScannerLayout } from '@contract/settings/scanner';
import { isTextKey } from '../../event/scan/burst';
import { cleanCode } from '../../event/scan/code';
import {
  characterAt,
  characterOfNumber,
  controlOf,
  isCombination,
  type Layout,
  placeOf,
  readStrokes,
  type Stroke,
  senseOf,
  typedText,
  unreadable,
} from '../../event/scan/layout';
import type { NumberShapes } from '../../event/scan/number-shape';
import { isModifierKey } from '../../kit/commands/keys';

const { min, max } = limits.scannerGap;

/** A key press as it arrived, at a time in milliseconds. */
export type ArrivedKey = Parameters<typeof placeOf>[0] & Pick<KeyboardEvent, 'altKey' | 'isComposing' | 'timeStamp'>;

export interface ScannerSetup {
  readonly scannerGap: number;
  readonly scannerPrefix: string;
  readonly scannerEnd: string;
  readonly scannerLayout: ScannerLayout;
}

/** What was found, whether the app takes it as it is, and otherwise the change that sets it right, if one does. */
export type Finding = { readonly isRight: boolean; readonly change?: SettingsChange } & (
  | { readonly kind: 'speed'; readonly gap: number; readonly suggested: number }
  | { readonly kind: 'layout'; readonly typed: string; readonly layout: Layout | undefined }
  | { readonly kind: 'prefix'; readonly prefix: string; readonly isKind: boolean }
  | { readonly kind: 'end'; readonly key: string }
);

export interface Diagnosis {
  /** The code as the app reads it. */
  readonly code: string;
  readonly findings: readonly Finding[];
}

/** As people name a key: `Ctrl+J`, `Tab`, `F8`. */
export const nameOfKey = (press: ArrivedKey): string => {
  const name = press.key === ' ' ? 'Space' : press.key;
  const isCommand = isCombination(press) && !isModifierKey(press.key);
  return isCommand ? `Ctrl+${[...name].length === 1 ? name.toUpperCase() : name}` : name;
};

/** Whether a key at this time follows three as fast as a scanner's. */
export const isScanning = (keys: readonly ArrivedKey[], at: number): boolean => {
  const presses = keys.filter(({ key }) => !isModifierKey(key)).slice(-3);
  const waits = presses.map(({ timeStamp }, index) => (presses[index + 1]?.timeStamp ?? at) - timeStamp);
  return waits.length === 3 && waits.every((wait) => wait <= max);
};

interface Arrived {
  readonly strokes: readonly Stroke[];
  /** The keys after the last one with text. */
  readonly ends: readonly string[];
  readonly gap: number;
}

const controlName = (control: string): string => `Ctrl+${String.fromCharCode(control.charCodeAt(0) + 64)}`;

const arrivedOf = (keys: readonly ArrivedKey[]): Arrived => {
  let strokes: Stroke[] = [];
  let ends: string[] = [];
  let gap = 0;
  let last: number | undefined;
  let digits = '';
  const add = (stroke: Stroke): void => {
    // A key without text in front of more text is a part of the code, as far as it gives a character.
    strokes = [...strokes, stroke];
    ends = [];
  };
  const endNumber = (): void => {
    if (digits !== '') add({ text: characterOfNumber(digits), code: '', isShifted: false, isThirdLevel: false });
    digits = '';
  };
  for (const press of keys) {
    const digit = press.altKey ? /^Numpad(\d)$/.exec(press.code)?.[1] : undefined;
    if (digit === undefined && press.key !== 'Shift') endNumber();
    if (isModifierKey(press.key)) continue;
    if (last !== undefined) gap = Math.max(gap, press.timeStamp - last);
    last = press.timeStamp;
    const place = placeOf(press);
    const control = isCombination(press) ? controlOf(press) : undefined;
    const isHidden = press.isComposing || press.key === 'Process' || press.key === 'Dead';
    if (digit !== undefined) digits += digit;
    else if (control !== undefined) {
      strokes = [...strokes, { ...place, text: control }];
      ends = [...ends, controlName(control)];
    } else if (isTextKey(press.key) && !isHidden) add({ ...place, text: press.key });
    else if (characterAt('us', place) !== undefined) add({ ...place, text: unreadable });
    else ends = [...ends, press.key];
  }
  endNumber();
  return { strokes, ends, gap: Math.round(gap) };
};

/** Twice the measured time, because a busy computer delivers keys late. */
const suggestedGap = (gap: number): number => Math.min(max, Math.max(min, Math.ceil(gap / 5) * 10));

const expectedEnds = new Set(['Enter', 'Tab', 'Ctrl+J', 'Ctrl+M', 'Ctrl+I']);

const endOf = (ends: readonly string[], scannerEnd: string): Finding => {
  const [first] = ends;
  const known = ends.find((key) => expectedEnds.has(key) || key === scannerEnd);
  if (known !== undefined) return { kind: 'end', key: known, isRight: true };
  if (scannerEnd === 'none') return { kind: 'end', key: '', isRight: true };
  return { kind: 'end', key: first ?? '', isRight: false, change: { scannerEnd: first ?? 'none' } };
};

/** The longest that is tried where the numbers of the server show what a code looks like. */
const maxPrefix = 6;

/** What stands in front of the code: signs that no code begins with, or whatever else is in front of a number of the server. */
const extraPrefix = (code: string, shapes: NumberShapes | undefined): string => {
  if (/^\*.*\*$/.test(code)) return '';
  const signs = /^[^\p{L}\p{N}\s{["'<(/#]+(?=[\p{L}\p{N}])/u.exec(code)?.[0];
  if (signs !== undefined) return signs;
  if (!shapes || shapes.likeness(code) > 1) return '';
  const length = [1, 2, 3, 4, 5, maxPrefix].find((count) => shapes.likeness(code.slice(count)) === 3);
  return code.slice(0, length ?? 0);
};

/** Undefined without any text. `own` is what the field has. */
export const diagnoseScan = (
  keys: readonly ArrivedKey[],
  own: string,
  setup: ScannerSetup,
  shapes?: NumberShapes,
): Diagnosis | undefined => {
  const { strokes, ends, gap } = arrivedOf(keys);
  if (cleanCode(typedText(strokes)) === '') return undefined;
  const read = readStrokes(strokes, setup.scannerLayout);
  const auto = readStrokes(strokes, 'auto');
  const isOwnBetter = read.text.includes(unreadable) && senseOf(own) >= senseOf(read.text);
  const text = isOwnBetter ? own : read.text;
  const isChosen = setup.scannerLayout !== 'auto';
  const isWorse = isChosen && senseOf(auto.text) > senseOf(read.text);
  const layout: Finding = {
    kind: 'layout',
    typed: cleanCode(typedText(strokes)),
    layout: auto.layout,
    ...(isWorse || (!isChosen && auto.layout !== undefined)
      ? { isRight: false, change: { scannerLayout: auto.layout ?? 'auto' } }
      : { isRight: true }),
  };
  const suggested = suggestedGap(gap);
  const isFast = suggested <= setup.scannerGap;
  const speed: Finding = {
    kind: 'speed',
    gap,
    suggested,
    isRight: isFast,
    ...(isFast || gap > max ? {} : { change: { scannerGap: suggested } }),
  };
  const whole = cleanCode(text);
  const set = setup.scannerPrefix;
  const isSet = set !== '' && whole.startsWith(set);
  const code = isSet ? cleanCode(whole.slice(set.length)) : whole;
  const extra = extraPrefix(code, shapes);
  const kind = /^[\p{Cc}\s]*(\][A-Z][\dA-Z])/iu.exec(text)?.[1] ?? '';
  const prefix: Finding =
    extra === ''
      ? { kind: 'prefix', prefix: isSet ? set : whole === text.trim() ? '' : kind, isKind: !isSet, isRight: true }
      : {
          kind: 'prefix',
          prefix: extra,
          isKind: false,
          isRight: false,
          change: { scannerPrefix: `${isSet ? set : ''}${extra}`.slice(0, limits.scannerPrefix) },
        };
  return { code, findings: [speed, layout, prefix, endOf(ends, setup.scannerEnd)] };
};
