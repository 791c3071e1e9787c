/** The list of guarded modules is true: each has tests of its own, and a score that the document states. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, read } from '../support/sources';

const guarded = JSON.parse(read('tests/guarded-modules.json')) as {
  readonly lowestScore: number;
  readonly modules: Readonly<Record<string, readonly string[]>>;
};
const modules = Object.entries(guarded.modules);

/** What is wrong with the tests of a module. */
const problemsOf = (module: string, tests: readonly string[]): readonly string[] => {
  if (!existsSync(module)) return ['the module does not exist'];
  if (tests.length === 0) return ['it has no test'];
  return tests.flatMap((test) => {
    if (!existsSync(test)) return [`${test} does not exist`];
    const isOwn = importsOf(test).some(({ local }) => local?.replace(/\.ts$/, '') === module.replace(/\.ts$/, ''));
    return isOwn ? [] : [`${test} does not import it`];
  });
};

describe('a guarded module', () => {
  it.each(modules)('%s has tests of its own', (module, tests) => expect(problemsOf(module, tests)).toEqual([]));

  it('is refused without a test, or with one that is absent or of another module', () => {
    const [module, test] = ['main/app/logging/redact.ts', 'tests/unit/main/app/logging/redact.test.ts'];
    expect(problemsOf('main/app/absent.ts', [test])).toHaveLength(1);
    expect(problemsOf(module, [])).toHaveLength(1);
    expect(problemsOf(module, [test, 'tests/unit/main/app/absent.test.ts'])).toHaveLength(1);
    expect(problemsOf(module, ['tests/unit/main/app/security/external.test.ts'])).toHaveLength(1);
  });

  it('has a line in docs/mutation.md with a score that is not too low (REL-35)', () => {
    const lines = [...read('docs/mutation.md').matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \| (\d+) % \| [\d-]{10} \|$/gm)];
    expect(lines.map(([, module]) => module)).toEqual(modules.map(([module]) => module));
    const low = lines.filter(([, , mutants, killed, score]) => {
      const exact = (100 * Number(killed)) / Number(mutants);
      return exact < guarded.lowestScore || Math.floor(exact) !== Number(score);
    });
    expect(low.map(([line]) => line)).toEqual([]);
  });
});
