/** The row keyboard: where a key leads, and what it does to the row it stands on. */

export type RowAct = 'open' | 'select' | 'extend' | 'select-all' | 'clear';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface Standing {
  /** The active row, or -1 where none is. */
  readonly active: number;
  readonly count: number;
  /** Rows that fit on the screen. */
  readonly screen: number;
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** The row a key leads to; undefined for keys that do not move. */
export const moveTo = (press: KeyPress, { active, count, screen }: Standing): number | undefined => {
  if (count === 0 || press.altKey) return undefined;
  const jump = press.ctrlKey || press.metaKey;
  switch (press.key) {
    case 'ArrowDown':
      return jump ? count - 1 : within(active + 1, count);
    case 'ArrowUp':
      return jump ? 0 : within((active === -1 ? count : active) - 1, count);
    case 'PageDown':
      return within(active + Math.max(1, screen - 1), count);
    case 'PageUp':
      return within(active - Math.max(1, screen - 1), count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** What a key does; undefined for keys that are not ours. */
export const actOf = (press: KeyPress): RowAct | undefined => {
  if (press.altKey) return undefined;
  if (press.key === 'a' && (press.ctrlKey || press.metaKey)) return 'select-all';
  if (press.ctrlKey || press.metaKey) return undefined;
  if (press.key === 'Enter') return 'open';
  if (press.key === ' ') return press.shiftKey ? 'extend' : 'select';
  return press.key === 'Escape' ? 'clear' : undefined;
};
