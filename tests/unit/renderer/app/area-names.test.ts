/** What areas say of each other: their names, and their lists of related records. */
import { expect, it } from 'vitest';
import { areas } from '../../../../renderer/app/areas/areas';
import { titleOf } from '../../../../renderer/app/areas/site-map';
import type { Area } from '../../../../renderer/kit/area/area';
import { hasText } from '../../../../renderer/locales';

it('every area, page and tab has a name', () => {
  const keys = areas.flatMap((area) => [
    titleOf(area),
    ...(area.routes ?? []).flatMap(({ title }) => (title === undefined ? [] : [titleOf(area, title)])),
    ...(area.type === 'resource' ? (area.tabs ?? []) : []).map(({ title }) => titleOf(area, title)),
  ]);
  expect(keys.length).toBeGreaterThan(areas.length);
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/features/*/index.ts', { eager: true });

it('related lists name only areas and fields that exist', () => {
  const defined = Object.values(found).flatMap(({ area }) => (area.type === 'resource' ? [area] : []));
  const named = defined.flatMap(({ tabs = [] }) => tabs.flatMap((tab) => ('related' in tab ? [tab.related] : [])));
  const unknown = named.flatMap(({ area: name, columns = [] }) => {
    const target = defined.find((area) => area.name === name);
    if (name !== undefined && !target) return [name];
    return columns.filter((key) => !target?.fields[key]).map((key) => `${name}: ${key}`);
  });
  expect(named.length).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});
