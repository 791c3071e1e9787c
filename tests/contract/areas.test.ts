/** `npm test -- --changed` finds the end-to-end tests of every change. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, specsFor } from '../areas';
import { filesBelow } from '../support/sources';

const named = new Set(areas.flatMap(({ specs }) => specs));
const paths = areas.flatMap((area) => area.paths);
const folders = (parent: string): readonly string[] =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `${parent}/${entry.name}` : [],
  );

describe('the table of areas', () => {
  it('names every end-to-end spec, and none that does not exist', () => {
    const specs = filesBelow('tests/e2e').filter((file) => file.endsWith('.spec.ts'));
    expect([...named].map((spec) => `tests/e2e/${spec}.spec.ts`).sort()).toEqual(specs.sort());
  });

  it('names only paths that exist, each once', () => {
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has a row of its own for every area of the page and every folder of main', () => {
    const all = [...folders('renderer/features'), ...folders('main')];
    expect(
      all.filter((folder) => !paths.includes(folder)),
      'need a row in tests/areas.ts',
    ).toEqual([]);
  });
});

describe('the specs of a change', () => {
  it('are those of the longest folder that contains a file', () => {
    const specs = specsFor(['renderer/kit/print/papers/barcodes.ts']);
    expect(specs).toEqual(['tests/e2e/screens/papers.spec.ts']);
  });

  it('are those of every changed file, and the changed specs', () => {
    const specs = specsFor(['main/updates/update-engine.ts', 'tests/e2e/screens/gate.spec.ts']);
    expect(specs).toEqual(['tests/e2e/desktop/updates.spec.ts', 'tests/e2e/screens/gate.spec.ts']);
  });

  it('are all if the build changed, or what specs share', () => {
    for (const file of ['package.json', 'vite.config.ts', 'resources/build/level.ts', 'tests/support/desktop.ts'])
      expect(specsFor([file])).toBeUndefined();
  });

  it('are none if only documents and unit tests changed', () => {
    expect(specsFor(['README.md', 'docs/values.md', 'tests/unit/main/ipc/register.test.ts'])).toEqual([]);
  });
});
