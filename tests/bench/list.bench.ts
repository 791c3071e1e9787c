/** The kit's list with 100,000 bookings of 12 columns, compared with a plain row pool, AG Grid and MUI X on the same page. */
import { atMost, type Bench, type Figure, info, median, onlyReported } from './figure';
import { isBuilt, type Kind, kinds, type ListPages, openListPages } from './list-pages';

const rows = 100_000;
/** The total, then texts of many and of few values. None is sorted twice, because a list may keep an order. */
const sortedColumns = [7, 1, 2, 0, 3];
/** Each of their keys changes the first row or the number of rows in each list. */
const queries = ['wei', 'wee', 'web'];
/** A frame at 60 per second, with what its clock may be off. */
const frame = 17;

/** Ten seconds: a step takes 3 to 5 ms, and two seconds of them differed by a third from run to run. */
const wheelSteps = 600;

const names: Readonly<Record<Kind, string>> = {
  kit: 'Pitwall',
  pool: 'plain row pool',
  'ag-grid': 'AG Grid',
  'mui-x': 'MUI X',
};

const percentile95 = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
};

interface Parts {
  readonly drag: boolean;
  readonly rest: boolean;
}

/** The start of a page differs more from round to round than anything else, and takes the least time to measure. */
const starts = 7;

const measureStart = async (pages: ListPages, kind: Kind) => {
  const { firstRow, close } = await pages.open(kind, rows);
  await close();
  return { firstRow };
};

/** One round of one list. Parts that do not apply to a list or that nothing is compared with are left out. */
const measure = async (pages: ListPages, kind: Kind, { drag, rest }: Parts) => {
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
    const dragged = drag ? await scroll(200, true) : undefined;
    const afterDrag = dragged && {
      dragP95: percentile95(dragged.frames),
      dragSlow: dragged.frames.filter((one) => one > 25).length,
      dragWork: dragged.work,
    };
    if (!rest) return { ...loaded, ...afterDrag };
    const wheel = await scroll(wheelSteps, false);
    const sorted: number[] = [];
    for (const column of sortedColumns) sorted.push(await evaluate(`listMeasures.sort(${column})`));
    const keys: number[][] = [];
    for (const query of queries) keys.push(await evaluate(`listMeasures.type('${query}')`));
    return {
      ...loaded,
      ...afterDrag,
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
  // MUI X is the reference of no bar.
  const measured = kinds.filter((kind) => isBuilt(kind) && !(short && kind === 'mui-x'));
  const found: Record<Kind, Measured[]> = { kit: [], pool: [], 'ag-grid': [], 'mui-x': [] };
  try {
    for (let round = 0; round < starts; round++)
      for (const kind of measured) found[kind].push(await measureStart(pages, kind));
    for (let round = 0; round < (short ? 2 : 3); round++)
      for (const kind of measured) {
        const isOurs = kind === 'kit' || kind === 'pool';
        found[kind].push(
          // MUI X has pages of 100 rows, which leaves no bar to drag.
          await measure(pages, kind, { drag: isOurs || (!short && kind === 'ag-grid'), rest: isOurs || !short }),
        );
      }
  } finally {
    await pages.close();
  }
  const of = (kind: Kind, key: string): number => median(found[kind].flatMap((one) => one[key] ?? []));
  const blanks = found.kit.flatMap(({ blank }) => blank ?? []);
  const blank = blanks.length === 0 ? Number.NaN : Math.max(...blanks);
  const details = (key: string, unit: string): readonly Figure[] =>
    (['kit', 'pool', 'ag-grid', 'mui-x'] as const)
      .filter((kind) => !Number.isNaN(of(kind, key)))
      .map((kind) => info(`  ${names[kind]}`, of(kind, key), unit));
  /** A bar relative to another list, and the figures of all. */
  const compared = (name: string, key: string, unit: string, reference: Kind, limit: number): readonly Figure[] => [
    ...(found[reference].length === 0
      ? []
      : [atMost(`list: ${name} / ${names[reference]}`, of('kit', key) / of(reference, key), 'x', limit)]),
    ...details(key, unit),
  ];
  const onePage = found['mui-x'].length === 0 ? [] : [info(`  ${names['mui-x']}`, Number.NaN, 'one page')];
  return [
    ...compared('first row painted', 'firstRow', 'ms', 'ag-grid', 0.65),
    ...compared('main-thread work until all is prepared', 'load', 'ms', 'ag-grid', 1),
    ...compared('work of all threads until all is prepared', 'loadOfAll', 'ms', 'ag-grid', 1),
    atMost('list: memory after load', of('kit', 'heap'), 'MB', 36),
    ...details('heap', 'MB'),
    // On a machine that cannot keep 60 frames per second, the plain row pool is the reference.
    onlyReported(
      atMost(
        'list: frame while the scroll bar is dragged, p95 / one frame or the pool',
        of('kit', 'dragP95') / Math.max(frame, of('pool', 'dragP95')),
        'x',
        1,
      ),
    ),
    ...details('dragP95', 'ms'),
    ...onePage,
    atMost(
      'list: frames over 25 ms of 200 dragged',
      of('kit', 'dragSlow'),
      'frames',
      Math.max(10, of('pool', 'dragSlow')),
    ),
    ...details('dragSlow', 'frames'),
    ...onePage,
    ...compared('main-thread work per dragged step', 'dragWork', 'ms', 'pool', 1.2),
    ...onePage,
    ...compared('main-thread work per step of the wheel', 'wheelWork', 'ms', 'pool', 1.2),
    atMost('list: blank rows', blank, 'rows', 0),
    ...compared('sort to painted', 'sort', 'ms', 'pool', 1),
    ...compared('last key to painted', 'lastKey', 'ms', 'pool', 1.05).map(onlyReported),
    ...details('firstKey', 'ms').map((figure) => ({ ...figure, name: `${figure.name}, first key` })),
    atMost('list: JavaScript of the page, gzip', of('kit', 'scripts'), 'kB', 180),
    ...details('scripts', 'kB'),
  ];
};
