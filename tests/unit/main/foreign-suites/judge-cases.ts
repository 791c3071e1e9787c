/** Judges cases that others wrote. A case that fails as others do not is an exception, which must have a reason. */

/** Why a case may fail, by its name. */
export type Exceptions = Readonly<Record<string, string>>;

/**
 * What is wrong: cases that fail without being an exception, and exceptions that pass or have no case. `judge` returns
 * what is wrong with a case, or undefined.
 */
export const judgeCases = async <C>(
  cases: ReadonlyMap<string, C>,
  judge: (one: C) => unknown,
  exceptions: Exceptions = {},
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const [name, one] of cases) {
    let problem: unknown;
    try {
      problem = await judge(one);
    } catch (error) {
      problem = `threw ${String(error)}`;
    }
    if (problem !== undefined && !(name in exceptions)) wrong.push(`${name}: ${JSON.stringify(problem)}`);
    if (problem === undefined && name in exceptions) wrong.push(`${name}: is no exception any more`);
  }
  const unknown = Object.keys(exceptions).filter((name) => !cases.has(name));
  return [...wrong, ...unknown.map((name) => `${name}: is an exception without a case`)];
};
