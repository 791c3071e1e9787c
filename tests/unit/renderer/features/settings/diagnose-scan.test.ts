/** What the scanner's test finds in a scan, and the settings that set it right. */
import { expect, it } from 'vitest';
import { createNumberShapes } from '../../../../../renderer/event/scan/number-shape';
import {
  type ArrivedKey,
  diagnoseScan,
  type Finding,
  nameOfKey,
  type ScannerSetup,
} from '../../../../../renderer/features/settings/diagnose-scan';

const setup: ScannerSetup = { scannerGap: 50, scannerPrefix: '', scannerEnd: 'auto', scannerLayout: 'auto' };
const places: Readonly<Record<string, string>> = { '-': 'Minus', ß: 'Minus', ']': 'BracketRight', '~': 'Backquote' };

/** Keys of a US scanner, some milliseconds apart. A name of several letters is a key without text. */
const keysOf = (names: readonly string[], gap = 10): readonly ArrivedKey[] =>
  names.map((name, at) => {
    const control = /^Ctrl\+(.)$/.exec(name)?.[1];
    const key = control ?? name;
    const letter = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : undefined;
    const code = letter ?? (/^\d$/.test(key) ? `Digit${key}` : (places[key] ?? key));
    return {
      key,
      code,
      ctrlKey: control !== undefined,
      metaKey: false,
      altKey: false,
      shiftKey: /^[A-Z~]$/.test(key),
      isComposing: false,
      getModifierState: () => false,
      timeStamp: 1_000 + at * gap,
    };
  });

const number = [...'TK-5523-12'];
const diagnose = (names: readonly string[], more: Partial<ScannerSetup> = {}, gap = 10) => {
  const diagnosis = diagnoseScan(keysOf(names, gap), '', { ...setup, ...more });
  if (!diagnosis) throw new Error('Nothing was found.');
  const finding = (kind: Finding['kind']) => diagnosis.findings.find((one) => one.kind === kind);
  const changes = diagnosis.findings.map(({ change }) => change).filter((change) => change !== undefined);
  return { code: diagnosis.code, finding, changes, wrong: diagnosis.findings.filter(({ isRight }) => !isRight) };
};

it('finds nothing wrong with a scanner that the app takes as it is', () => {
  for (const end of ['Enter', 'Tab', 'Ctrl+J', 'Ctrl+M']) {
    const { code, wrong, finding } = diagnose([...number, end]);
    expect(code).toBe('TK-5523-12');
    expect(wrong).toEqual([]);
    expect(finding('end')).toMatchObject({ key: end });
  }
  expect(diagnose([...number, 'Enter', 'Ctrl+J']).wrong).toEqual([]);
});

it.each([
  ['its speed', number.concat('Enter'), 40, { scannerGap: 80 }],
  ['its keyboard layout', [...'TKß5523ß12', 'Enter'], 10, { scannerLayout: 'us' }],
  ['signs in front of a code', [...'~TK-5523-12', 'Enter'], 10, { scannerPrefix: '~' }],
  ['a missing end', number, 10, { scannerEnd: 'none' }],
  ['a function key as the end', [...number, 'F8'], 10, { scannerEnd: 'F8' }],
  ['an arrow as the end', [...number, 'ArrowDown'], 10, { scannerEnd: 'ArrowDown' }],
  ['another control key as the end', [...number, 'Ctrl+C'], 10, { scannerEnd: 'Ctrl+C' }],
] as const)('names %s, and the setting that sets it right', (_what, keys, gap, change) => {
  expect(diagnose(keys, {}, gap).changes).toEqual([change]);
  const { code, wrong } = diagnose(keys, change, gap);
  expect(wrong).toEqual([]);
  expect(code).toBe('TK-5523-12');
});

it('names several things at once, each with its setting', () => {
  const { changes } = diagnose([...'~TKß5523ß12', 'F8'], {}, 40);
  expect(changes).toEqual([{ scannerGap: 80 }, { scannerLayout: 'us' }, { scannerPrefix: '~' }, { scannerEnd: 'F8' }]);
});

it('names a prefix of the kind of code, which is always left out', () => {
  const { code, wrong, finding } = diagnose([...']C1TK-5523-12', 'Enter']);
  expect(finding('prefix')).toMatchObject({ prefix: ']C1', isKind: true, isRight: true });
  expect(code).toBe('TK-5523-12');
  expect(wrong).toEqual([]);
});

it('names letters in front of a code by the numbers that the server gave', () => {
  const shapes = createNumberShapes();
  shapes.add('ticket', 'TK-9-1');
  const keys = keysOf([...'S01TK-5523-12', 'Enter']);
  const found = diagnoseScan(keys, '', setup, shapes)?.findings.find(({ kind }) => kind === 'prefix');
  expect(found).toMatchObject({ prefix: 'S01', isRight: false, change: { scannerPrefix: 'S01' } });
  expect(diagnoseScan(keysOf(number), '', setup, shapes)?.findings[2]).toMatchObject({ prefix: '', isRight: true });
});

it('says that a chosen layout does not fit', () => {
  const { changes } = diagnose([...number, 'Enter'], { scannerLayout: 'fr' });
  expect(changes).toEqual([{ scannerLayout: 'auto' }]);
});

it('offers no setting for a scanner that is as slow as a person', () => {
  const { wrong, changes } = diagnose([...number, 'Enter'], {}, 250);
  expect(wrong).toMatchObject([{ kind: 'speed', gap: 250 }]);
  expect(changes).toEqual([]);
});

it('takes the text of the field where the keys do not tell', () => {
  const composed = keysOf(number).map((press) => ({ ...press, key: 'Process', code: '', isComposing: true }));
  expect(diagnoseScan(composed, 'ＴＫ－５５２３－１２', setup)).toBeUndefined();
  const placed = keysOf(number).map((press) => ({ ...press, key: 'Process', isComposing: true }));
  expect(diagnoseScan(placed, 'ＴＫ－５５２３－１２', setup)?.code).toBe('TK-5523-12');
  expect(diagnoseScan(keysOf(['Enter']), '', setup)).toBeUndefined();
});

it('names keys as people do', () => {
  expect(keysOf(['T', ' ', 'Ctrl+j', 'F8', 'Enter']).map(nameOfKey)).toEqual(['T', 'Space', 'Ctrl+J', 'F8', 'Enter']);
});
