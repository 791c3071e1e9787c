/** Every sample area says that it is one: its group, its mark, its name from the start. */
import { expect, it } from 'vitest';
import type { Area } from '../../../../renderer/kit/area/area';
import { hasText } from '../../../../renderer/kit/format/text';
import { hasTexts, knowsTexts } from '../../../../renderer/locales';

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/samples/*/index.ts', { eager: true });
const areas = Object.entries(found).map(([path, { area }]) => ({ folder: path.split('/').at(-2), area }));

/** Layouts without the app's frame; they draw the mark themselves. */
const withoutFrame = 'bare-layouts';

it.each(areas)('$folder', ({ folder, area }) => {
  expect([area.name, area.group, area.public]).toEqual([folder, 'samples', folder === withoutFrame ? true : undefined]);
  const titles = [area.title, ...(area.routes ?? []).map(({ title }) => title)].filter((title) => title !== undefined);
  expect(area.title).toMatch(/^samples:/);
  for (const title of titles) expect(hasText(title), title).toBe(true);
  expect(hasTexts(area.name) && knowsTexts(area.name)).toBe(true);
});
