/** The texts that are there before an area's own are loaded: all that navigation, search, window titles and tabs ask for. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '../../../../renderer/app/areas';
import { titleOf } from '../../../../renderer/app/site-map';
import type { Area } from '../../../../renderer/kit/area/area';
import { hasTexts } from '../../../../renderer/locales';
import { namesOf } from '../../../../resources/build/texts';

const early = ['app', 'auth', 'kit', 'password', 'server'];

const nameIn = (key: string): unknown => {
  const [namespace = '', path = ''] = key.split(':');
  if (early.includes(namespace)) return hasTexts(namespace);
  const texts = namesOf(JSON.parse(readFileSync(`renderer/locales/en/${namespace}.json`, 'utf8')));
  return path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
};

it('the area names cover every area, page and tab', () => {
  const keys = areas.flatMap((area) => [
    titleOf(area),
    ...(area.routes ?? []).flatMap(({ title }) => (title === undefined ? [] : [titleOf(area, title)])),
    ...(area.type === 'resource' ? (area.tabs ?? []) : []).map(({ title }) => titleOf(area, title)),
  ]);
  expect(keys.length).toBeGreaterThan(areas.length);
  expect(keys.filter((key) => !nameIn(key))).toEqual([]);
});

it('the area names are few: the texts of a screen load with the screen', () => {
  expect(
    namesOf({ title: 'Tracks', tabs: { events: 'Events' }, form: { title: 'New track', lead: 'A long text' } }),
  ).toEqual({ title: 'Tracks', tabs: { events: 'Events' }, form: { title: 'New track' } });
  expect(namesOf({ fields: { name: 'Name' } })).toEqual({});
});

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/features/*/index.ts', { eager: true });

it('the area names contain only areas and fields of related lists that exist', () => {
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
