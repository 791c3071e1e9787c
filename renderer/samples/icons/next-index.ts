interface GridPosition {
  readonly at: number;
  readonly columns: number;
  readonly count: number;
  readonly isRtl: boolean;
}

/** The index that a key moves to in a grid; undefined for other keys. */
export const nextIndex = (key: string, { at, columns, count, isRtl }: GridPosition): number | undefined => {
  const forth = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forth,
    ArrowLeft: -forth,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * 5,
    PageUp: -columns * 5,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  const next = at + step;
  // Down from the last full row goes to the last icon; up from the first row stays.
  if (next >= count) return Math.abs(step) === 1 ? at : count - 1;
  if (next < 0) return Math.abs(step) === 1 || key === 'ArrowUp' ? at : at % columns;
  return next;
};
