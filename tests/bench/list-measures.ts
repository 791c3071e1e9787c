/** Measurements inside a list's page. */

interface ListMeasures {
  /** Milliseconds from navigation until the first row with data is painted. */
  readonly firstRow: Promise<number>;
  /**
   * Scrolls by one step per frame and returns the milliseconds between frames: one long jump per frame over the entire
   * list, like a dragged scroll bar, or three rows per frame, like a wheel, turning back where a list ends.
   */
  readonly scroll: (steps: number, far: boolean) => Promise<number[]>;
  /** Jumps over the entire list and returns how many rows were not there when they should have been visible. */
  readonly countBlankRows: (steps: number) => Promise<number>;
  /** Clicks the header of a column, by its place among them, and returns the milliseconds until the new order is painted. */
  readonly sort: (column: number) => Promise<number>;
  /** Types a text and returns for each key the milliseconds until its matches are painted. Each key must change what is shown. */
  readonly type: (text: string) => Promise<number[]>;
}

/** Adds them to the page as `listMeasures`. It runs before the page's own scripts, so it must not use anything outside. */
export const addMeasures = (): void => {
  const rowHeight = 32;
  const timeoutMs = 10_000;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const afterPaint = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const rowElements = () => document.querySelectorAll<HTMLElement>('[data-index], [data-rowindex], .ag-row');
  const indexOf = (row: HTMLElement) =>
    Number(row.dataset.index ?? row.dataset.rowindex ?? row.getAttribute('row-index'));

  /** What is shown: the first row, and how many rows there are. */
  const shown = (): string => {
    const count = document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount');
    return `${[...rowElements()].find((row) => indexOf(row) === 0)?.textContent} of ${count}`;
  };
  const paintedChange = async (act: () => void): Promise<number> => {
    const before = shown();
    const started = performance.now();
    act();
    // What has changed before a frame's callbacks is painted in that frame.
    do {
      if (performance.now() - started > timeoutMs) throw new Error(`The list still shows ${before}.`);
      await nextFrame();
    } while (shown() === before);
    await afterPaint();
    return performance.now() - started;
  };

  const scroller = (): HTMLElement => {
    const distance = (element: Element) => element.scrollHeight - element.clientHeight;
    const [longest] = [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .sort((one, other) => distance(other) - distance(one));
    if (!longest) throw new Error('There is no list.');
    longest.scrollTop = 0;
    return longest;
  };

  const firstRow = (async () => {
    while (![...rowElements()].some((row) => row.textContent?.includes('BK-'))) await nextFrame();
    await afterPaint();
    return performance.now();
  })();

  const scroll = async (steps: number, far: boolean): Promise<number[]> => {
    const element = scroller();
    const furthest = element.scrollHeight - element.clientHeight;
    await nextFrame();
    const frames: number[] = [];
    let before = await nextFrame();
    for (let step = 1; step <= steps; step++) {
      const turned = (step * rowHeight * 3) % (2 * furthest);
      element.scrollTop = far ? furthest * (((step * 37) % steps) / steps) : Math.min(turned, 2 * furthest - turned);
      const now = await nextFrame();
      frames.push(now - before);
      before = now;
    }
    return frames;
  };

  const countBlankRows = async (steps: number): Promise<number> => {
    const element = scroller();
    const head = element.querySelector('[aria-rowindex="1"]')?.getBoundingClientRect().height ?? 0;
    const top = element.getBoundingClientRect().top + head;
    const bottom = top + element.clientHeight - head;
    const furthest = element.scrollHeight - element.clientHeight;
    let blank = 0;
    for (let step = 1; step <= steps; step++) {
      element.scrollTop = furthest * (((step * 37) % steps) / steps);
      await nextFrame();
      await afterPaint();
      const drawn = new Set<number>();
      for (const row of rowElements()) {
        const bounds = row.getBoundingClientRect();
        if (bounds.height > 0 && bounds.bottom > top && bounds.top < bottom) drawn.add(indexOf(row));
      }
      const first = Math.ceil(element.scrollTop / rowHeight);
      const last = Math.floor((element.scrollTop + bottom - top) / rowHeight) - 1;
      for (let index = first; index <= last; index++) if (!drawn.has(index)) blank++;
    }
    element.scrollTop = 0;
    await nextFrame();
    return blank;
  };

  const sort = async (column: number): Promise<number> => {
    scroller();
    await nextFrame();
    await nextFrame();
    // AG Grid's and MUI's own columns of boxes are not among these.
    const ofPeers =
      '.ag-header-cell[col-id]:not([col-id^="ag-Grid"]) .ag-header-cell-label, [data-field]:not([data-field^="__"]) .MuiDataGrid-columnHeaderTitle';
    const headers = document.querySelectorAll<HTMLElement>(
      `[role="columnheader"] button:not([class*="Mui"]), ${ofPeers}`,
    );
    return paintedChange(() => headers[column]?.click());
  };

  const type = async (text: string): Promise<number[]> => {
    const input = document.querySelector<HTMLInputElement>('input[type="search"], [role="searchbox"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!input || !setValue) throw new Error('There is no search box.');
    const enter = (value: string): void => {
      setValue.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    // A hand needs this long from the search field to the first key, and a list may prepare its search meanwhile.
    input.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const times: number[] = [];
    for (let length = 1; length <= text.length; length++) {
      times.push(await paintedChange(() => enter(text.slice(0, length))));
      // The pause of a fast typist.
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    await paintedChange(() => enter(''));
    return times;
  };

  Object.assign(window, { listMeasures: { firstRow, scroll, countBlankRows, sort, type } satisfies ListMeasures });
};
