/** Measurements that Playwright runs inside the page, so they must not use anything outside their own function. */

export interface Scrolled {
  /** Milliseconds between frames. */
  readonly frames: readonly number[];
  /** Rows that should have been visible after a frame but were not. */
  readonly blank: number;
}

/** Drags the scroll bar over the entire list, one long jump per frame, or turns the wheel by three rows per frame. */
export const scroll = async ({ steps, far }: { steps: number; far: boolean }): Promise<Scrolled> => {
  const rowHeight = 32;
  const scroller = document.querySelector('[role="grid"], #scroller');
  if (!scroller) throw new Error('There is no list.');
  const head = scroller.querySelector('[aria-rowindex="1"]')?.getBoundingClientRect().height ?? 0;
  const top = scroller.getBoundingClientRect().top + head;
  const bottom = top + scroller.clientHeight - head;
  const furthest = scroller.scrollHeight - scroller.clientHeight;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const afterPaint = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const missing = (): number => {
    const drawn = new Set<number>();
    for (const row of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
      const place = row.getBoundingClientRect();
      if (place.height > 0 && place.bottom > top && place.top < bottom) drawn.add(Number(row.dataset.index));
    }
    const first = Math.ceil(scroller.scrollTop / rowHeight);
    const last = Math.floor((scroller.scrollTop + bottom - top) / rowHeight) - 1;
    let blank = 0;
    for (let index = first; index <= last; index++) if (!drawn.has(index)) blank++;
    return blank;
  };
  const frames: number[] = [];
  let blank = 0;
  scroller.scrollTop = 0;
  let before = await nextFrame();
  for (let step = 1; step <= steps; step++) {
    scroller.scrollTop = far ? furthest * (((step * 37) % steps) / steps) : step * rowHeight * 3;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
    // Each check forces a layout, so only every fourth frame is checked.
    if (step % 4 !== 0) continue;
    await afterPaint();
    blank += missing();
    before = await nextFrame();
  }
  return { frames, blank };
};

/** Clicks a column header and returns the milliseconds until the new order is painted. */
export const sort = async (column: number): Promise<number> => {
  const buttons = document.querySelectorAll<HTMLElement>('[role="columnheader"] button, .head button');
  const started = performance.now();
  buttons[column]?.click();
  await new Promise(requestAnimationFrame);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - started);
    port2.postMessage(null);
  });
};

/** Types a text and returns for each key the milliseconds until its matches are painted. */
export const type = async (text: string): Promise<number[]> => {
  const input = document.querySelector<HTMLInputElement>('input[type="search"], [role="searchbox"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input || !setValue) throw new Error('There is no search box.');
  const times: number[] = [];
  for (let length = 1; length <= text.length; length++) {
    const started = performance.now();
    setValue.call(input, text.slice(0, length));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    times.push(performance.now() - started);
    // The pause of a fast typist.
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  setValue.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise(requestAnimationFrame);
  return times;
};
