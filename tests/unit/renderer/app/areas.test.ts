/** The areas as they are: each can be reached, is named, and asks for what its calls ask for. */
import { readFileSync } from 'node:fs';
import { type Action, actions, type Subject, subjects } from '@contract/ability';
import { toggleNames, toggles } from '@contract/settings/toggles';
import { rowOf } from '@contract/table';
import { describe, expect, it } from 'vitest';
import { areas as product } from '../../../../renderer/app/areas/areas';
import { sampleAreas } from '../../../../renderer/app/areas/sample-areas';
import { pagesOf, titleOf } from '../../../../renderer/app/areas/site-map';
import type { Area, RecordTab } from '../../../../renderer/kit/area/area';
import type { Field } from '../../../../renderer/kit/area/field';
import { text } from '../../../../renderer/kit/format/text';
import { hasText } from '../../../../renderer/locales';
import app from '../../../../renderer/locales/en/app.json';

const areas = [...product, ...sampleAreas];
const paths = areas.flatMap((area) => [
  area.path,
  ...(area.type === 'resource' && area.detail ? [`${area.path}/:id`] : []),
  ...(area.routes ?? []).map(({ path }) => path),
]);

describe('the areas', () => {
  it('have a title for every field, section and tab', () => {
    expect(areas.filter(({ type }) => type === 'resource').length).toBeGreaterThan(10);
    const missing = areas.flatMap((area) => {
      const { columns = [], sections = [] } = area.type === 'resource' ? area : {};
      const keys = [
        ...columns.map(({ key }) => `fields.${key}`),
        ...sections.flatMap(({ title, fields }) => [title, ...fields.map(({ key }) => `fields.${key}`)]),
        ...(area.tabs ?? []).map(({ title }) => title),
      ].map((key) => (key.includes(':') ? key : `${area.name}:${key}`));
      return keys.filter((key) => [key, key.split(':')[1]].includes(text(key)));
    });
    expect(missing).toEqual([]);
  });

  it('have a path of their own each', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  });

  it('and their pages have a text for every title', () => {
    const keys = areas.flatMap(pagesOf).map(({ title }) => title);
    expect(keys.filter((key) => [key, key.split(':')[1]].includes(text(key)))).toEqual([]);
  });

  it('require the permission that their list requires, so that no link leads to a refusal', () => {
    const lists = areas.filter((area) => area.type === 'resource');
    expect(lists.map(({ name, needs, alsoNeeds }) => [name, alsoNeeds ?? needs])).toEqual(
      lists.map(({ name, list }) => [name, rowOf(list)?.needs]),
    );
  });
});

it('every toggle has a title and an explanation on the settings screen', () => {
  const keys = toggleNames.flatMap((name) => [
    `${toggles[name].section}.${name}`,
    `${toggles[name].section}.${name}About`,
  ]);
  expect(
    keys.filter((key) => text(`settings:${key}`) === key || text(`settings:${key}`) === `settings:${key}`),
  ).toEqual([]);
});

it('every ability has a name for the page that reports it as missing', () => {
  // The types make the compiler name a subject or action without words; this finds words that are left over.
  const words: Readonly<Record<Subject, string>> = app.subjects;
  const verbs: Readonly<Record<Action, string>> = app.actions;
  expect(new Set(Object.keys(words))).toEqual(new Set(subjects));
  expect(new Set(Object.keys(verbs))).toEqual(new Set(actions));
});

it('every area, page and tab has a name', () => {
  const keys = product.flatMap((area) => [
    titleOf(area),
    ...(area.routes ?? []).flatMap(({ title }) => (title === undefined ? [] : [titleOf(area, title)])),
    ...(area.type === 'resource' ? (area.tabs ?? []) : []).map(({ title }) => titleOf(area, title)),
  ]);
  expect(keys.length).toBeGreaterThan(product.length);
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/features/*/index.ts', { eager: true });
const resources = Object.values(found).flatMap(({ area }) => (area.type === 'resource' ? [area] : []));

it('related lists name only areas and fields that exist', () => {
  const named = resources.flatMap(({ tabs = [] }) => tabs.flatMap((tab) => ('related' in tab ? [tab.related] : [])));
  const unknown = named.flatMap(({ area: name, columns = [] }) => {
    const target = resources.find((area) => area.name === name);
    if (name !== undefined && !target) return [name];
    return columns.filter((key) => !target?.fields[key]).map((key) => `${name}: ${key}`);
  });
  expect(named.length).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});

const textOf = (area: string, key: string): unknown => {
  const texts: unknown = JSON.parse(readFileSync(`renderer/locales/en/${area}.json`, 'utf8'));
  return key.split('.').reduce<unknown>((at, part) => Object(at)[part], texts);
};
const labelOf = ({ key, label = `fields.${key}` }: Field) => label;
const labelsOf = (tab: RecordTab) => [tab.title, ...('related' in tab ? (tab.related.fields ?? []).map(labelOf) : [])];

it.each(resources)(
  'every field, section and tab of $name has a text of its own',
  ({ name, fields, sections = [], tabs = [] }) => {
    const inSections = sections.flatMap((section) => [section.title, ...section.fields.map(labelOf)]);
    const own = Object.values(fields).flatMap((field) =>
      inSections.some((key) => key.endsWith(`.${field.key}`)) ? [] : labelOf(field),
    );
    const keys = [...inSections, ...own, ...tabs.flatMap(labelsOf)];
    expect(keys).not.toEqual([]);
    expect(keys.filter((key) => typeof textOf(name, key) !== 'string')).toEqual([]);
  },
);
