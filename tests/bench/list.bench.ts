/** Scrolling, sorting, type-ahead and memory of the kit's list with 100,000 rows, compared with a plain row pool. */
import { atMost, type Bench, type Figure, info, median } from './figure';
import { scroll, sort, type } from './list-measures';
import { type Kind, type ListPages, openListPages } from './list-pages';

interface Measured {
  readonly rangeP95: number;
  readonly rangeWork: number;
  readonly wheelP95: number;
  readonly blank: number;
  readonly sort: number;
  readonly firstKey: number;
  readonly lastKey: number;
  readonly heap: number;
}

const percentile95 = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
};

const total = 7;
const visitor = 1;

const measure = async (pages: ListPages, kind: Kind, rows: number, steps: number): Promise<Measured> => {
  const { page, heap, work, close } = await pages.open(kind, rows);
  try {
    // The list prepares its type-ahead while idle, before a user could type; the memory it takes is counted.
    await page.waitForTimeout(1_500);
    const loaded = await heap();
    const before = await work();
    const range = await page.evaluate(scroll, { steps, far: true });
    const rangeWork = ((await work()) - before) / steps;
    const wheel = await page.evaluate(scroll, { steps, far: false });
    const sorted = [await page.evaluate(sort, total), await page.evaluate(sort, visitor)];
    const keys = await page.evaluate(type, 'whitlock');
    return {
      rangeP95: percentile95(range.frames),
      rangeWork,
      wheelP95: percentile95(wheel.frames),
      blank: range.blank + wheel.blank,
      sort: Math.max(...sorted),
      firstKey: keys[0] ?? Number.NaN,
      lastKey: keys.at(-1) ?? Number.NaN,
      heap: loaded,
    };
  } finally {
    await close();
  }
};

export const list: Bench = async ({ short }) => {
  const pages = await openListPages();
  const found: Record<Kind, Measured[]> = { kit: [], pool: [] };
  try {
    for (let round = 0; round < (short ? 2 : 5); round++)
      for (const kind of ['pool', 'kit'] as const)
        found[kind].push(await measure(pages, kind, 100_000, short ? 60 : 120));
  } finally {
    await pages.close();
  }
  // On a machine that cannot keep 60 frames per second, the plain row pool is the reference.
  const frame = (key: 'rangeP95' | 'wheelP95'): number => Math.max(17, of('pool', key));
  const of = (kind: Kind, key: keyof Measured): number => median(found[kind].map((one) => one[key]));
  const reference = (name: string, key: keyof Measured, unit: string): Figure =>
    info(`  ${name}, plain row pool`, of('pool', key), unit);
  return [
    atMost(
      'list of 100,000: frame while the scroll bar is dragged, p95',
      of('kit', 'rangeP95'),
      'ms',
      frame('rangeP95'),
    ),
    reference('the same', 'rangeP95', 'ms'),
    info('  main-thread work per step', of('kit', 'rangeWork'), 'ms'),
    reference('the same', 'rangeWork', 'ms'),
    atMost('list of 100,000: frame while the wheel turns, p95', of('kit', 'wheelP95'), 'ms', frame('wheelP95')),
    reference('the same', 'wheelP95', 'ms'),
    atMost('list of 100,000: blank rows', Math.max(...found.kit.map(({ blank }) => blank)), 'rows', 0),
    atMost('list of 100,000: sort to painted', of('kit', 'sort'), 'ms', 110),
    reference('the same', 'sort', 'ms'),
    atMost('list of 100,000: last key to painted', of('kit', 'lastKey'), 'ms', 40),
    info('  first key to painted', of('kit', 'firstKey'), 'ms'),
    reference('last key', 'lastKey', 'ms'),
    atMost('list of 100,000: heap after load', of('kit', 'heap'), 'MB', 46),
    reference('the same', 'heap', 'MB'),
  ];
};
