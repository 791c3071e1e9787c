/** What the page itself keeps of the demo, and what becomes of it when a person resets the demo's data. */
const starts = new Set<() => void>();

/** Names what starts anew; for stores, which live as long as the page. */
export const onReset = (start: () => void): void => {
  starts.add(start);
};

export const startAnew = (): void => {
  for (const start of starts) start();
};
