/** The rows in the DOM. The elements of a row that leaves the view show one that comes into view. */
import {
  createRow,
  type RowContent,
  type RowElements,
  type RowMedia,
  type RowStructure,
  writeRow,
} from './row-elements';
import type { RowRange } from './row-range';

/** What rows are drawn from. */
export interface RowSource extends RowStructure {
  /** Undefined for a row that isn't there. */
  readonly contentOf: (index: number) => RowContent | undefined;
}

export interface RowPool {
  /** Draws these rows. Rows that the same source has drawn before stay as they are. */
  readonly draw: (body: Element, source: RowSource, range: RowRange) => void;
  /** Puts the elements into the order of the rows, for screen readers. */
  readonly putInOrder: (body: Element) => void;
  /** What React draws into the rows; the same list until it changes. */
  readonly media: () => readonly RowMedia[];
  readonly subscribe: (onMediaChange: () => void) => () => void;
}

interface DrawnRow {
  readonly elements: RowElements;
  readonly content: RowContent;
  readonly media: readonly RowMedia[];
}

const isSame = <Part extends object>(one: Part, other: Part, keys: readonly (keyof Part)[]): boolean =>
  keys.every((key) => one[key] === other[key]);

const structureKeys = ['classes', 'columns', 'selectable'] as const;

export const createRowPool = (): RowPool => {
  const drawn = new Map<number, DrawnRow>();
  let last: RowSource | undefined;
  let created = 0;
  let media: readonly RowMedia[] = [];
  const listeners = new Set<() => void>();

  /** Returns the elements of the rows that are not in the range any more. */
  const release = ({ start, end }: RowRange): DrawnRow[] => {
    const released = [...drawn].filter(([index]) => index < start || index >= end);
    for (const [index] of released) drawn.delete(index);
    return released.map(([, row]) => row);
  };

  return {
    draw: (body, source, range) => {
      const isStructureKnown = last !== undefined && isSame<RowStructure>(last, source, structureKeys);
      const isSourceKnown = last === source;
      last = source;
      const released = release(isStructureKnown ? range : { start: 0, end: 0 });
      let isMediaChanged = released.some((row) => row.media.length > 0);
      const gone = released.map(({ elements }) => elements);
      const spare = isStructureKnown ? gone : [];

      for (let index = range.start; index < range.end; index++) {
        const known = drawn.get(index);
        if (known && isSourceKnown) continue;
        const content = source.contentOf(index);
        // A click has changed the check box before the selection.
        if (content && known?.elements.checkbox) known.elements.checkbox.checked = content.selected;
        if (content && known && isSame(known.content, content, Object.keys(content) as (keyof RowContent)[])) continue;
        if (known && known.media.length > 0) isMediaChanged = true;
        if (!content) {
          if (known) gone.push(known.elements);
          drawn.delete(index);
          continue;
        }
        const elements = known?.elements ?? spare.pop() ?? createRow(source, created++);
        const row = { elements, content, media: writeRow(elements, content, source.classes) };
        drawn.set(index, row);
        if (!elements.row.parentNode) body.append(elements.row);
        if (row.media.length > 0) isMediaChanged = true;
      }
      for (const { row } of gone) row.remove();
      if (!isMediaChanged) return;
      media = [...drawn.values()].flatMap((row) => row.media);
      for (const listener of listeners) listener();
    },
    putInOrder: (body) => {
      const focused = document.activeElement;
      let next = body.firstElementChild;
      for (const index of [...drawn.keys()].sort((one, other) => one - other)) {
        const row = drawn.get(index)?.elements.row;
        if (!row) continue;
        if (row === next) next = next.nextElementSibling;
        else body.insertBefore(row, next);
      }
      // An element that moves loses the focus.
      if (focused !== document.activeElement && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
    media: () => media,
    subscribe: (onMediaChange) => {
      listeners.add(onMediaChange);
      return () => listeners.delete(onMediaChange);
    },
  };
};
