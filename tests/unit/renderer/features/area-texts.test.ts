/** Every field, section and tab of an area has a text. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Area, RecordTab } from '../../../../renderer/kit/area/area';
import type { Field } from '../../../../renderer/kit/area/field';

const found = import.meta.glob<{ readonly area: Area }>('../../../../renderer/features/*/index.ts', { eager: true });
const areas = Object.values(found).flatMap(({ area }) => (area.type === 'resource' ? [area] : []));

const textOf = (area: string, key: string): unknown => {
  const texts: unknown = JSON.parse(readFileSync(`renderer/locales/en/${area}.json`, 'utf8'));
  return key.split('.').reduce<unknown>((at, part) => Object(at)[part], texts);
};
const labelOf = ({ key, label = `fields.${key}` }: Field) => label;
const labelsOf = (tab: RecordTab) => [tab.title, ...('related' in tab ? (tab.related.fields ?? []).map(labelOf) : [])];

it.each(areas)('$name', ({ name, fields, sections = [], tabs = [] }) => {
  const inSections = sections.flatMap((section) => [section.title, ...section.fields.map(labelOf)]);
  const own = Object.values(fields).flatMap((field) =>
    inSections.some((key) => key.endsWith(`.${field.key}`)) ? [] : labelOf(field),
  );
  const keys = [...inSections, ...own, ...tabs.flatMap(labelsOf)];
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => typeof textOf(name, key) !== 'string')).toEqual([]);
});
