/** Keyboard commands of the grid: which row a key moves to, and what it does to the active row. */

export type RowAction = 'open' | 'select' | 'extend' | 'select-all' | 'clear';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface GridPosition {
  /** The active row, or -1. */
  readonly active: number;
  readonly count: number;
  /** How many rows fit into the viewport. */
  readonly visibleRows: number;
}

const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** The row to which a key moves; undefined for other keys. */
export const toRowIndex = (press: KeyPress, { active, count, visibleRows }: GridPosition): number | undefined => {
  if (count === 0 || press.altKey) return undefined;
  const jump = press.ctrlKey || press.metaKey;
  switch (press.key) {
    case 'ArrowDown':
      return jump ? count - 1 : clampIndex(active + 1, count);
    case 'ArrowUp':
      return jump ? 0 : clampIndex((active === -1 ? count : active) - 1, count);
    case 'PageDown':
      return clampIndex(active + Math.max(1, visibleRows - 1), count);
    case 'PageUp':
      return clampIndex(active - Math.max(1, visibleRows - 1), count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** The action of a key; undefined for keys without one. */
export const toRowAction = (press: KeyPress): RowAction | undefined => {
  if (press.altKey) return undefined;
  if (press.key === 'a' && (press.ctrlKey || press.metaKey)) return 'select-all';
  if (press.ctrlKey || press.metaKey) return undefined;
  if (press.key === 'Enter') return 'open';
  if (press.key === ' ') return press.shiftKey ? 'extend' : 'select';
  return press.key === 'Escape' ? 'clear' : undefined;
};
