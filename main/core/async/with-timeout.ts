/** Resolves like `work`, or with `late` after some milliseconds. Never rejects. `work` continues. */
export const withTimeout = async <T, L>(work: Promise<T>, milliseconds: number, late: L): Promise<T | L> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  const first = await Promise.race([work.catch(() => late), timeout]);
  clearTimeout(timer);
  return first;
};
