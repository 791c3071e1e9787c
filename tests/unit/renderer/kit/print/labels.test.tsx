import { type LabelCode, labelFormats } from '@contract/settings/labels';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cornerOf, labelGrids, pagesOfLabels } from '../../../../../renderer/kit/print/labels/label-formats';
import { barsRoom, LabelPage } from '../../../../../renderer/kit/print/labels/label-page';
import { qrOf } from '../../../../../renderer/kit/print/papers/barcodes';
import { loadBars } from '../../../../../renderer/kit/print/papers/use-codes';
import { pictureOf } from '../../../../support/drawn-code';

/** In millimeters. */
const tolerance = 0.01;

describe.each(labelFormats)('labels on %s', (format) => {
  const grid = labelGrids[format];

  it('are within the page and never on each other', () => {
    const places = Array.from({ length: grid.columns * grid.rows }, (_, place) => cornerOf(grid, place));
    for (const [place, { left, top }] of places.entries()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + grid.label.width).toBeLessThanOrEqual(grid.page.width);
      expect(top + grid.label.height).toBeLessThanOrEqual(grid.page.height);
      for (const other of places.slice(place + 1)) {
        const isBeside = Math.abs(other.left - left) > grid.label.width - tolerance;
        expect(isBeside || Math.abs(other.top - top) > grid.label.height - tolerance).toBe(true);
      }
    }
    // As far from one edge of the sheet as from the other.
    const last = places.at(-1) ?? { left: 0, top: 0 };
    expect(grid.page.width - last.left - grid.label.width).toBeCloseTo(grid.start.left, 0);
    expect(grid.page.height - last.top - grid.label.height).toBeCloseTo(grid.start.top, 0);
  });
});

it('a started sheet begins at its first free label, and goes on on the next sheet', () => {
  const pages = pagesOfLabels(['a', 'b', 'c'], labelGrids.letter10, 9);
  expect(pages).toEqual([[...Array.from({ length: 8 }), 'a', 'b'], ['c']]);
  expect(pagesOfLabels(['a', 'b'], labelGrids.roll62, 1)).toEqual([['a'], ['b']]);
});

describe('the code on a label', () => {
  const answered: (string | undefined)[] = [];
  beforeAll(async () => {
    vi.stubGlobal('self', { postMessage: (text: string | undefined) => answered.push(text) });
    await import('../../../../../renderer/features/desk/gate/camera-worker');
  });

  it.each(
    labelFormats.flatMap((format) =>
      (['code128', 'qr'] as const satisfies LabelCode[]).map((kind) => [format, kind] as const),
    ),
  )('on %s as %s is read back by the reader of the app', async (format, kind) => {
    const code = 'TK-55231-2';
    const [bars, qr] = [(await loadBars(barsRoom(format)))(code), qrOf(code)];
    const codes =
      kind === 'qr' ? { qrs: new Map(qr ? [[code, qr]] : []) } : { bars: new Map(bars ? [[code, bars]] : []) };
    const label = { number: '148', name: 'Ana Ruiz', className: 'Super Pro', code };
    const markup = renderToStaticMarkup(<LabelPage format={format} labels={[label]} {...codes} />);
    expect(markup).toContain('Ana Ruiz');
    const { width, height, gray } = pictureOf(/<svg.*<\/svg>/s.exec(markup)?.[0] ?? '');
    const pixels = new Uint8ClampedArray(gray.length * 4);
    for (const [at, value] of gray.entries()) pixels.set([value, value, value, 255], at * 4);
    self.onmessage?.(new MessageEvent('message', { data: { width, height, pixels } }));
    expect(answered.at(-1)).toBe(code);
  });
});
