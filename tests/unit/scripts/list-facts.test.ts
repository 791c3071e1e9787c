/** The facts of list calls as the build writes them into the page. */
import { expect, it } from 'vitest';
import { entities, lists } from '../../../renderer/kit/area/list-facts';
import { listFacts } from '../../../resources/build/list-facts';

it('are data, without schemas and other names', async () => {
  const { transform } = listFacts();
  const { handler } = transform as { readonly handler: () => Promise<{ readonly code: string }> };
  const { code } = await handler.call({ addWatchFile: () => undefined } as never);
  expect(code).toContain(`export const lists = ${JSON.stringify(lists)}`);
  expect(code).toContain(`export const entities = ${JSON.stringify(entities)}`);
  expect(code).not.toMatch(/import|grandTotal/);
});
