/** What the benches share: their options, their bars, and the figures as a document. */
import { describe, expect, it, test } from 'vitest';
import { runTables, withTables } from '../../bench/document';
import { atMost, info, isMissed, median, valueText } from '../../bench/figure';
import { readOptions } from '../../bench/options';

describe('the options', () => {
  const all = ['start', 'list', 'board', 'export', 'reading'];
  const benchesOf = (...args: readonly string[]) => readOptions(args, all).benches;

  it('choose all benches by default, in the order of their names', () => {
    expect(readOptions([], all)).toEqual({
      ...{ benches: ['board', 'export', 'list', 'reading', 'start'], short: false, document: false },
    });
  });

  it('choose benches by name, the short form, and the document', () => {
    expect(readOptions(['start', '--short', 'list', '--document'], all)).toEqual({
      ...{ benches: ['list', 'start'], short: true, document: true },
    });
  });

  it('choose every bench in exactly one shard', () => {
    expect(benchesOf('--shard', '1/4')).toEqual(['board', 'start']);
    expect(benchesOf('--shard=4/4')).toEqual(['reading']);
    const shards = [1, 2, 3, 4].flatMap((part) => benchesOf('--shard', `${part}/4`));
    expect(shards.toSorted()).toEqual(benchesOf());
    expect(benchesOf('list', '--shard', '2/2')).toEqual([]);
  });

  it.each([[['--shard', '0/4']], [['--shard', '5/4']], [['--shard', 'half']], [['--shrt']], [['call']]])(
    'refuse %j',
    (args) => {
      expect(() => benchesOf(...args)).toThrow(/--shard needs|Unknown (option|bench)/);
    },
  );
});

test('a bar is missed by more than its limit, and by what could not be measured', () => {
  expect([0.9, 1, 1.01, Number.NaN].map((value) => isMissed(atMost('first row', value, 'x', 1)))).toEqual([
    ...[false, false, true, true],
  ]);
  expect(isMissed(info('first row', 9, 'x'))).toBe(false);
});

describe('a run', () => {
  const tables = runTables({
    date: '2026-11-26',
    machine: {
      ...{ processor: 'Two cores', cores: 2, memory: 8, system: 'Linux 6.12' },
      ...{ electron: '45.4.1', chromium: '150.0', node: '24.21.0' },
    },
    short: true,
    outcomes: {
      list: [
        atMost('first row / AG Grid', 0.512345, 'x', 1, [
          info('Pitwall', 1295.6789, 'ms'),
          info('MUI X', Number.NaN, 'one page'),
        ]),
        atMost('size | gzip', 200, 'kB', 180),
        info('time', 5, 'ms'),
      ],
      start: 'there is no Electron here',
    },
  });

  it('says when and on what it was measured', () => {
    expect(tables).toContain(
      'Measured on 2026-11-26, in the short form: Two cores, 2 cores, 8 GB; Linux 6.12; Electron 45.4.1, Chromium 150.0, Node 24.21.0.',
    );
  });

  it('has a row for each figure, with its bar and what it was made of', () => {
    expect(tables).toContain('### list\n');
    expect(tables).toContain('| first row / AG Grid | 0.51 x | <= 1.00 x | yes | Pitwall 1,296 ms, MUI X one page |\n');
    expect(tables).toContain('| size \\| gzip | 200 kB | <= 180 kB | **no** |  |\n');
    expect(tables).toContain('| time | 5.00 ms |  |  |  |');
  });

  it('says what was not measured, and why', () => {
    expect(tables).toContain('### start\n\nNot measured: there is no Electron here.');
  });

  it('goes between the marks of a document, again and again', () => {
    const document = '# Performance\n\n<!-- figures -->\nold\n<!-- end of figures -->\n\nAfter.\n';
    const written = withTables(document, 'new');
    expect(written).toBe('# Performance\n\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\n\nAfter.\n');
    expect(withTables(written, 'new')).toBe(written);
    expect(() => withTables('# Performance', 'new')).toThrow('lacks');
  });
});

it('a value is rounded for people, and its unit alone where nothing was measured', () => {
  expect(valueText(1295.6, 'ms')).toBe('1,296 ms');
  expect(valueText(0.654, 'x')).toBe('0.65 x');
  expect(valueText(Number.NaN, 'one page')).toBe('one page');
});

it('a median is the middle, or the mean of the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
