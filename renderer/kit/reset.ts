/** What the page itself keeps of the demo: it starts anew when the demo's data is reset, or somebody else signs in. */
const starts = new Set<() => void>();
let owner: string | undefined;

/** Names what starts anew; for stores, which live as long as the page. */
export const onReset = (start: () => void): void => {
  starts.add(start);
};

export const startAnew = (): void => {
  for (const start of starts) start();
};

/**
 * Tells who is signed in, if anybody is; returns whether that is another person than the last. Who comes back after a
 * session has ended finds what they left.
 */
export const belongTo = (person: string | undefined): boolean => {
  if (person === undefined) return false;
  const isOther = owner !== undefined && owner !== person;
  if (isOther) startAnew();
  owner = person;
  return isOther;
};
