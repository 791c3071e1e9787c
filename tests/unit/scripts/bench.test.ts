/** What the benches share: their options, the rule for lost bars, and the figures as JSON and as a document. */
import { describe, expect, it } from 'vitest';
import { absentBars, lostBars, lostTwice } from '../../bench/baseline';
import { runTables, withTables } from '../../bench/document';
import { atLeast, atMost, type Figure, info, median, onlyReported, valueText } from '../../bench/figure';
import { parseOptions } from '../../bench/options';
import { parseRun, type RecordedRun, runText } from '../../bench/recorded-run';

const machine = {
  ...{ processor: 'Two cores', cores: 2, memory: 8, system: 'Linux 6.12' },
  ...{ node: '24.21.0', chromium: '150.0', electron: '45.4.1' },
};
const runOf = (benches: Readonly<Record<string, readonly Figure[]>>): RecordedRun => ({
  ...{ date: '2026-11-26', short: true },
  machine,
  benches,
});

describe('a lost bar', () => {
  const baseline = runOf({
    list: [
      atMost('work / pool', 1.1, 'x', 1.2),
      atMost('frames', 8, 'frames', 10),
      atMost('sort', 80, 'ms', 100),
      atMost('blank', 0, 'rows', 0),
      atLeast('csv / Pitwall', 4, 'x', 3),
      onlyReported(atMost('frame / pool', 1, 'x', 1)),
      atMost('never reached', 2, 'x', 1),
      atMost('size', 170, 'kB', 180),
    ],
  });
  const names = (figures: readonly Figure[]) => lostBars(baseline, 'list', figures).map(({ name }) => name);

  it.each<[string, readonly Figure[], readonly string[]]>([
    ['is missed by more than a fifth', [atMost('work / pool', 1.45, 'x', 1.2)], ['work / pool']],
    ['is not missed by less', [atMost('work / pool', 1.43, 'x', 1.2)], []],
    ['is not reached', [atMost('work / pool', 1.2, 'x', 1.2)], []],
    ['may be a minimum', [atLeast('csv / Pitwall', 2.4, 'x', 3)], ['csv / Pitwall']],
    ['is no minimum missed by less', [atLeast('csv / Pitwall', 2.6, 'x', 3)], []],
    ['may allow nothing at all', [atMost('blank', 1, 'rows', 0)], ['blank']],
    ['may be a size', [atMost('size', 217, 'kB', 180)], ['size']],
    ['is no time and no count of frames', [atMost('sort', 900, 'ms', 100), atMost('frames', 200, 'frames', 10)], []],
    ['is none that is only reported', [onlyReported(atMost('frame / pool', 3, 'x', 1))], []],
    ['was reached before', [atMost('never reached', 9, 'x', 1), atMost('new', 9, 'x', 1)], []],
    ['has a limit', [info('work / pool', 9, 'x')], []],
  ])('%s', (_, figures, expected) => expect(names(figures)).toEqual(expected));

  it('is one of the same bench', () =>
    expect(lostBars(baseline, 'start', [atMost('work / pool', 9, 'x', 1.2)])).toEqual([]));

  it('is named where it is no longer measured', () => {
    const figures = baseline.benches.list ?? [];
    expect(absentBars(baseline, 'list', [...figures, info('new', 1, 'x')])).toEqual([]);
    expect(absentBars(baseline, 'list', figures.slice(2))).toEqual(['work / pool', 'frames']);
    expect(absentBars(baseline, 'new bench', figures)).toEqual([]);
  });

  it('is lost in two runs', () => {
    const [a, b, c] = [atMost('a', 2, 'x', 1), atMost('b', 2, 'x', 1), atMost('c', 2, 'x', 1)];
    expect(lostTwice([a, b], [b, c])).toEqual([b]);
    expect(lostTwice([a], [])).toEqual([]);
  });
});

describe('a recorded run', () => {
  const run = runOf({
    list: [
      atMost('first row / AG Grid', 0.512345, 'x', 0.65),
      info('  Pitwall', 1295.6789, 'ms'),
      info('  MUI X', Number.NaN, 'one page'),
      atLeast('csv | Pitwall', 2, 'x', 3),
    ],
  });

  it('is read as it was written, to four digits', () => {
    const read = parseRun(runText(run));
    expect(read.machine).toEqual(machine);
    expect(read.benches.list?.map(({ figure }) => figure)).toEqual([0.5123, 1296, Number.NaN, 2]);
    expect(read.benches.list?.map(({ met, portable }) => [met, portable])).toEqual([
      [true, true],
      [undefined, undefined],
      [undefined, undefined],
      [false, true],
    ]);
    expect(parseRun(runText(read))).toEqual(read);
  });

  it('has a line for each figure', () =>
    expect(runText(run)).toMatch(/^ +\{ "name": "first row \/ AG Grid", "figure": 0\.5123, .*\},$/m));

  it('has a row for each bar, with what it was made of', () => {
    const tables = runTables(run);
    expect(tables).toContain('Measured on 2026-11-26, in the short form: Two cores, 2 cores, 8 GB; Linux 6.12;');
    expect(tables).toContain('### list\n');
    expect(tables).toContain('| first row / AG Grid | 0.51 x | <= 0.65 x | yes | Pitwall 1,296 ms, MUI X one page |\n');
    expect(tables).toContain('| csv \\| Pitwall | 2.00 x | >= 3.00 x | **no** |  |');
  });

  it('goes between the marks of a document, again and again', () => {
    const document = '# Performance\n\n<!-- figures -->\nold\n<!-- end of figures -->\n\nAfter.\n';
    const written = withTables(document, 'new');
    expect(written).toBe('# Performance\n\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\n\nAfter.\n');
    expect(withTables(written, 'new')).toBe(written);
    expect(() => withTables('# Performance', 'new')).toThrow('lacks');
  });
});

describe('the options', () => {
  it('are names, the short form, minutes and files', () => {
    expect(parseOptions([])).toEqual({ names: [], short: false });
    expect(parseOptions(['start', '--json', 'out/a.json', '--short', 'list'])).toEqual({
      ...{ names: ['start', 'list'], short: true, json: 'out/a.json' },
    });
    expect(parseOptions(['--walk', '60', 'memory'])).toEqual({ names: ['memory'], short: false, walkMinutes: 60 });
    expect(parseOptions(['--document', 'a.json'])).toEqual({ names: [], short: false, document: 'a.json' });
  });

  it.each([
    [['--json']],
    [['--json', '--short']],
    [['--document']],
    [['--walk']],
    [['--walk', '0']],
    [['--walk', 'long']],
    [['--shrt']],
  ])('refuses %j', (words) => {
    expect(() => parseOptions(words)).toThrow(/needs a (file|number)|Unknown option/);
  });
});

it('a value is rounded for people, and its unit alone where nothing was measured', () => {
  expect(valueText(1295.6, 'ms')).toBe('1,296 ms');
  expect(valueText(0.654, 'x')).toBe('0.65 x');
  expect(valueText(8, '')).toBe('8.00');
  expect(valueText(Number.NaN, 'one page')).toBe('one page');
});

it('a median is the middle, or the mean of the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
