import { describe, expect, it } from 'vitest';
import { resultOf, shardOf, withScores } from '../../../resources/scripts/mutation.mjs';

const module = 'main/a.ts';
const test = 'tests/a.test.ts';
const reportOf = (mutants, tests = [{}]) => ({ files: { [module]: { mutants } }, testFiles: { [test]: { tests } } });
const killed = { status: 'Killed' };
const survived = { status: 'Survived' };

describe('the score of a module', () => {
  it('counts a mutant as killed only if a test failed or it looped endlessly', () => {
    const mutants = [
      killed,
      { status: 'Timeout', statusReason: 'Hit limit reached (501/500)' },
      { status: 'Timeout' },
      survived,
      { status: 'NoCoverage' },
    ];
    expect(resultOf(reportOf(mutants), module, [test])).toEqual({ mutants: 5, killed: 2, score: 40 });
  });

  it('leaves out mutants that are no code', () => {
    const mutants = [killed, survived, { status: 'CompileError' }, { status: 'RuntimeError' }, { status: 'Ignored' }];
    expect(resultOf(reportOf(mutants), module, [test])).toEqual({ mutants: 2, killed: 1, score: 50 });
  });

  it('is none if one of its test files has no test, or nothing was mutated', () => {
    expect(() => resultOf(reportOf([killed], []), module, [test])).toThrow('no test of tests/a.test.ts ran');
    expect(() => resultOf(reportOf([killed]), module, [test, 'tests/b.test.ts'])).toThrow('tests/b.test.ts');
    expect(() => resultOf(reportOf([]), module, [test])).toThrow('nothing to mutate');
  });
});

it('a shard has every so many of the modules, and all shards have each once', () => {
  const modules = ['a', 'b', 'c', 'd', 'e'];
  expect(shardOf(modules, '1/2')).toEqual(['a', 'c', 'e']);
  expect(shardOf(modules, '2/2')).toEqual(['b', 'd']);
  expect(shardOf(modules, '1/1')).toEqual(modules);
  for (const shard of ['3/2', '0/2', '1', 'x/y']) expect(() => shardOf(modules, shard)).toThrow('--shard');
});

it('the document has a line for each guarded module, new if it was measured', () => {
  const before = ['Scores', '', '| Module | Killed |', '|---|---|', '| `a` | 1 |', '| `gone` | 2 |', '| `b` | 3 |', ''];
  const result = { mutants: 7, killed: 6, score: 600 / 7 };
  expect(withScores(`${before.join('\n')}\nMore\n`, ['b', 'c', 'a'], new Map([['c', result]]), '2026-01-02')).toBe(
    'Scores\n\n| Module | Killed |\n|---|---|\n| `b` | 3 |\n| `c` | 7 | 6 | 85 % | 2026-01-02 |\n| `a` | 1 |\n\nMore\n',
  );
});
