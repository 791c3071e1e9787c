/** Compares versions as Semantic Versioning orders them; build metadata is ignored. */

const shape = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

export const isVersion = (version: string): boolean => version.length <= 64 && shape.test(version);

const compareParts = (a: string, b: string): number => {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
};

/** Below 0 if the first is older. A text that is no version is older than every version. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [shape.exec(a), shape.exec(b)];
  if (!left || !right) return Number(left !== null) - Number(right !== null);
  for (const at of [1, 2, 3]) {
    const difference = Number(left[at]) - Number(right[at]);
    if (difference !== 0) return difference;
  }
  const [early, otherEarly] = [left[4], right[4]];
  if (early === undefined || otherEarly === undefined)
    return Number(early === undefined) - Number(otherEarly === undefined);
  const [parts, others] = [early.split('.'), otherEarly.split('.')];
  for (let at = 0; at < Math.min(parts.length, others.length); at++) {
    const difference = compareParts(parts[at] ?? '', others[at] ?? '');
    if (difference !== 0) return difference;
  }
  return parts.length - others.length;
};
