/** Versions as Semantic Versioning orders them; build metadata is ignored. */
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';

/** Exactly one version: without a leading `v`, spaces or anything longer than a person would write. */
export const isVersion = (version: string): boolean =>
  version.length <= 64 && /^\d\S*$/.test(version) && parse(version) !== null;

/** Below 0 if the first is older. A text that is no version is older than every version. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [parse(a), parse(b)];
  return left && right ? compare(left, right) : Number(left !== null) - Number(right !== null);
};
