/** The safety list is true: each point and fault says by which tests it is proved, and these name it in their titles. */
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../support/sources';

/** How a point is proved, by where its tests are. */
const levels = [
  ['unit', /^tests\/(unit|contract)\//],
  ['Electron', /^tests\/e2e\/desktop\//],
  ['Chromium', /^tests\/e2e\/screens\//],
  ['full', /^tests\/full\//],
  ['release', /^\.github\/workflows\/release\.yml$/],
] as const;

const numbers = (from: string, to = from): readonly string[] =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
const points = /\b(SEC|REL)-(\d\d)(?: to \1-(\d\d))?/g;
const faults = /\b(?:rows?|faults?) (\d+(?:(?:, | and | to )\d+)*)/g;

/** The points and faults that a line names: `SEC-02 to SEC-11`, `rows 12, 13 and 14`. */
const namedIn = (line: string): readonly string[] => [
  ...[...line.matchAll(points)].flatMap(([, kind, from = '', to]) =>
    numbers(from, to).map((number) => `${kind}-${number.padStart(2, '0')}`),
  ),
  ...[...line.matchAll(faults)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((part) => numbers(...(part.split(' to ') as [string, string?]))),
  ),
];

/** Lines with a title: a text, not a comment. Steps of a workflow are named by the comment above them. */
const titlesOf = (file: string): readonly string[] => {
  const lines = read(file).split('\n');
  if (file.endsWith('.yml')) return lines.filter((line) => /^\s*# (SEC|REL)-/.test(line));
  return lines.filter((line) => /['"`]/.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line));
};

const files = [...filesBelow('tests'), '.github/workflows/release.yml'].filter((file) =>
  /\.(tsx?|mjs|yml)$/.test(file),
);
const proofs = new Map<string, Set<string>>();
for (const file of files) {
  const level = levels.find(([, place]) => place.test(file))?.[0];
  if (level === undefined) continue;
  for (const name of titlesOf(file).flatMap(namedIn)) proofs.set(name, (proofs.get(name) ?? new Set()).add(level));
}

const rows = read('docs/safety.md')
  .split('\n')
  .flatMap((line) => {
    const [, name, ...cells] = line.split('|').map((cell) => cell.trim());
    return name !== undefined && /^((SEC|REL)-\d\d|\d+)$/.test(name) ? [[name, cells.at(-2) ?? ''] as const] : [];
  });

describe('the safety list', () => {
  it('has every point and fault once, in order', () => {
    const listed = (kind: string, count: number) =>
      numbers('1', String(count)).map((one) => `${kind}-${one.padStart(2, '0')}`);
    expect(rows.map(([name]) => name)).toEqual([...listed('SEC', 66), ...listed('REL', 36), ...numbers('1', '95')]);
  });

  it.each(rows)('says truly how %s is proved: %s', (name, said) => {
    const [proved = '', open] = said.split(/(?:^|\. )Open: /);
    const found = levels.map(([level]) => level).filter((level) => proofs.get(name)?.has(level));
    expect(proved).toBe(found.join(', '));
    expect(found.length > 0 || (open ?? '') !== '').toBe(true);
  });
});
