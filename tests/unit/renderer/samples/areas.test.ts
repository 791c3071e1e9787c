/** Every sample area says that it is one: its group, its mark, its name from the start. */
import { expect, it } from 'vitest';
import type { Area } from '../../../../renderer/kit/area/area';
import { i18n } from '../../../../renderer/kit/format/text';

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/samples/*/index.ts', { eager: true });
const areas = Object.entries(found).map(([path, { area }]) => ({ folder: path.split('/').at(-2), area }));

/** Layouts without the app's frame; they draw the mark themselves. */
const withoutFrame = 'bare-layouts';

it.each(areas)('$folder', ({ folder, area }) => {
  expect([area.name, area.group, area.public]).toEqual([folder, 'samples', folder === withoutFrame ? true : undefined]);
  const titles = [area.title, ...(area.routes ?? []).map(({ title }) => title)].filter((title) => title !== undefined);
  expect(area.title).toMatch(/^samples:/);
  for (const title of titles) expect(i18n.exists(title), title).toBe(true);
  expect(i18n.hasResourceBundle('en', area.name)).toBe(true);
});
