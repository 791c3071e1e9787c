/** The tables that the build writes into the app as data. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { windowsZones } from '../../../preload/contract/time/windows-zones';
import { entities, lists } from '../../../renderer/kit/area/list-facts';
import { moduleValues } from '../../../resources/build/module-values';

const builtCode = async (path: string): Promise<string> => {
  const { transform } = moduleValues();
  const { handler } = transform as {
    readonly handler: (code: string, id: string) => Promise<{ readonly code: string }>;
  };
  const id = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  return (await handler.call({ addWatchFile: () => undefined } as never, '', id)).code;
};

it('writes the facts of list calls without schemas and other names', async () => {
  const code = await builtCode('renderer/kit/area/list-facts.ts');
  expect(code).toContain(`export const lists = ${JSON.stringify(lists)}`);
  expect(code).toContain(`export const entities = ${JSON.stringify(entities)}`);
  expect(code).not.toMatch(/import|grandTotal/);
});

it("writes Windows' names of time zones without CLDR's rows by country", async () => {
  const code = await builtCode('preload/contract/time/windows-zones.ts');
  expect(code).toBe(`export const windowsZones = ${JSON.stringify(windowsZones)};\n`);
  expect(Object.keys(windowsZones).length).toBeGreaterThan(100);
});
