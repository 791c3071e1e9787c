interface Place {
  readonly at: number;
  readonly columns: number;
  readonly count: number;
  readonly isRtl: boolean;
}

/** Where a key leads to in a grid that is filled row by row; undefined for keys that lead nowhere. */
export const moved = (key: string, { at, columns, count, isRtl }: Place): number | undefined => {
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
  // A row down from the last full row is the last icon; a row up from the first stays where it is.
  if (next >= count) return Math.abs(step) === 1 ? at : count - 1;
  if (next < 0) return Math.abs(step) === 1 || key === 'ArrowUp' ? at : at % columns;
  return next;
};
