/** The kit's list with 100,000 bookings of 12 columns, beside AG Grid and MUI X with the same rows. */
import { atMost, type Bench, type Figure, info, median } from './figure';
import { isBuilt, type Kind, type ListPages, openListPages } from './list-pages';

const rows = 100_000;
/** The total, then texts of many and of few values. None is sorted twice, because a list may keep an order. */
const sortedColumns = [7, 1, 2, 0, 3];
/** Each of their keys changes the first row or the number of rows in each list. */
const queries = ['wei', 'wee', 'web'];
/** A frame at 60 per second, with what its clock may be off. */
const frame = 17;
/** Ten seconds: two seconds of them differ by a third from run to run. */
const wheelSteps = 600;
/** The start of a page differs more from round to round than anything else, and takes the least time to measure. */
const starts = 7;

const peers = ['ag-grid', 'mui-x'] as const;
const names: Readonly<Record<Kind, string>> = { kit: 'Pitwall', 'ag-grid': 'AG Grid', 'mui-x': 'MUI X' };

const percentile95 = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
};

const measureStart = async (pages: ListPages, kind: Kind) => {
  const { firstRow, close } = await pages.open(kind, rows);
  await close();
  return { firstRow };
};

/** One round of one list. */
const measure = async (pages: ListPages, kind: Kind) => {
  const { evaluate, load, scripts, heap, work, close } = await pages.open(kind, rows);
  const scroll = async (steps: number, far: boolean) => {
    const before = await work();
    const frames = await evaluate<number[]>(`listMeasures.scroll(${steps}, ${far})`);
    const after = await work();
    return { frames, work: (after.mainThread - before.mainThread) / steps };
  };
  try {
    const { mainThread, process } = await load();
    const loaded = { load: mainThread, loadOfAll: process, scripts: scripts(), heap: await heap() };
    // MUI X has pages of 100 rows, which leaves no bar to drag.
    const dragged = kind === 'mui-x' ? undefined : await scroll(200, true);
    const wheel = await scroll(wheelSteps, false);
    const sorted: number[] = [];
    for (const column of sortedColumns) sorted.push(await evaluate(`listMeasures.sort(${column})`));
    const keys: number[][] = [];
    for (const query of queries) keys.push(await evaluate(`listMeasures.type('${query}')`));
    return {
      ...loaded,
      ...(dragged ? { dragP95: percentile95(dragged.frames), dragWork: dragged.work } : {}),
      wheelWork: wheel.work,
      sort: median(sorted),
      firstKey: keys[0]?.[0],
      lastKey: median(keys.map((times) => times.at(-1) ?? Number.NaN)),
      blank: kind === 'kit' ? await evaluate<number>('listMeasures.countBlankRows(60)') : undefined,
    };
  } finally {
    await close();
  }
};

type Measured = Partial<Record<string, number>>;

export const list: Bench = async ({ short }) => {
  const pages = await openListPages();
  const kinds = [...peers.filter(isBuilt), 'kit'] as const;
  const found: Record<Kind, Measured[]> = { kit: [], 'ag-grid': [], 'mui-x': [] };
  try {
    for (let round = 0; round < starts; round++)
      for (const kind of kinds) found[kind].push(await measureStart(pages, kind));
    for (let round = 0; round < (short ? 2 : 3); round++)
      for (const kind of kinds) found[kind].push(await measure(pages, kind));
  } finally {
    await pages.close();
  }
  const valuesOf = (kind: Kind, key: string): readonly number[] => found[kind].flatMap((one) => one[key] ?? []);
  const detailsOf = (key: string, unit: string, label = ''): readonly Figure[] =>
    (['kit', ...peers] as const)
      .filter((kind) => valuesOf(kind, key).length > 0)
      .map((kind) => info(`${names[kind]}${label}`, median(valuesOf(kind, key)), unit));
  const onePage = found['mui-x'].length > 0 ? [info(names['mui-x'], Number.NaN, 'one page')] : [];
  /** A bar relative to the better library that can do it. Less than `floor` is no better. */
  const compared = (name: string, key: string, unit: string, more: readonly Figure[] = [], floor = 0): Figure => {
    const value = median(valuesOf('kit', key));
    const references = peers.filter((kind) => valuesOf(kind, key).length > 0);
    const details = [...detailsOf(key, unit), ...more];
    if (references.length === 0) return info(`list: ${name}`, value, unit, more);
    const best = Math.min(...references.map((kind) => median(valuesOf(kind, key))));
    const reference = references.length === 1 ? names[references[0] ?? 'kit'] : 'the better of both';
    return atMost(`list: ${name} / ${reference}`, value / Math.max(best, floor), 'x', 1, details);
  };
  return [
    compared('first row painted', 'firstRow', 'ms'),
    compared('main-thread work until all is prepared', 'load', 'ms'),
    compared('work of all threads until all is prepared', 'loadOfAll', 'ms'),
    compared('memory after load', 'heap', 'MB'),
    compared('frame while the scroll bar is dragged, p95', 'dragP95', 'ms', onePage, frame),
    compared('main-thread work per dragged step', 'dragWork', 'ms', onePage),
    compared('main-thread work per step of the wheel', 'wheelWork', 'ms'),
    atMost('list: blank rows', Math.max(...valuesOf('kit', 'blank')), 'rows', 0),
    compared('sort to painted', 'sort', 'ms'),
    compared('last key to painted', 'lastKey', 'ms', detailsOf('firstKey', 'ms', ', first key')),
    // Without a bar: scripts are read from the disk.
    info('list: JavaScript of the page, gzip', median(valuesOf('kit', 'scripts')), 'kB', detailsOf('scripts', 'kB')),
  ];
};
