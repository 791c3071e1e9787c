/**
 * Defines an area of records. Each field is described once, by its key; sections and related lists are lists of keys, and
 * a key without a field is a type error.
 */
import type { EndpointId } from '@contract/table';
import type { RelatedRows, RelatedTab, ResourceArea, ScreenTab, Section } from './area';
import type { Field, Values } from './field';

export interface FieldDefinition extends Omit<Field, 'key' | 'width' | 'shown' | 'linkTo'> {
  /** A column of the list, with its starting width; `true` takes the kind's. Columns have the order of the fields. */
  readonly column?: number | true;
  /** The same, for a column that is hidden at first. */
  readonly hiddenColumn?: number | true;
  /** Links the value to a record of another area: the field with its id. In the area's own list only with `inList`. */
  readonly linkTo?: Field['linkTo'] & { readonly inList?: true };
}

export type Fields<K extends string> = Readonly<Record<K, FieldDefinition>>;

interface SectionDefinition<K extends string> {
  /** Text key of the heading; default: `sections.` and the section's name. */
  readonly title?: string;
  readonly when?: (values: Values) => boolean;
  readonly fields: readonly K[];
  /** Text keys of labels that differ in this section. */
  readonly labels?: Readonly<Partial<Record<K, string>>>;
}

/** Sections by name, from top to bottom. */
type Sections<K extends string> = Readonly<Record<string, readonly K[] | SectionDefinition<K>>>;

type TabDefinition = (Omit<ScreenTab, 'title'> | Omit<RelatedTab, 'title' | 'target'>) & {
  /** Default: `tabs.` and the tab's name. */
  readonly title?: string;
};

type Derived = 'type' | 'fields' | 'columns' | 'relatedColumns' | 'naming' | 'sections' | 'tabs' | 'otherLists';

interface ResourceDefinition<K extends string> extends Omit<ResourceArea, Derived> {
  readonly fields: Fields<K>;
  readonly naming: NoInfer<K> | readonly NoInfer<K>[];
  readonly relatedColumns?: readonly NoInfer<K>[];
  readonly sections?: Sections<NoInfer<K>>;
  readonly tabs?: readonly TabDefinition[];
}

const toField = (key: string, definition: FieldDefinition): Field => {
  const { column, hiddenColumn, linkTo, ...rest } = definition;
  const width = column ?? hiddenColumn;
  return {
    key,
    ...rest,
    ...(linkTo ? { linkTo: { area: linkTo.area, id: linkTo.id } } : {}),
    ...(typeof width === 'number' ? { width } : {}),
  };
};

/** The columns among some fields, in their order. */
export const toColumns = (fields: Fields<string>): readonly Field[] =>
  Object.entries(fields)
    .filter(([, { column, hiddenColumn }]) => column !== undefined || hiddenColumn !== undefined)
    .map(([key, definition]) => {
      const { linkTo, ...field } = toField(key, definition);
      return {
        ...field,
        ...(linkTo && definition.linkTo?.inList ? { linkTo } : {}),
        ...(definition.column === undefined ? { shown: false } : {}),
      };
    });

const toSections = (sections: Sections<string>, fields: ResourceArea['fields']): readonly Section[] =>
  Object.entries(sections).map(([name, given]) => {
    const definition: SectionDefinition<string> = 'fields' in given ? given : { fields: given };
    const { title = `sections.${name}`, when, labels = {} } = definition;
    return {
      title,
      ...(when ? { when } : {}),
      fields: definition.fields.map((key) => {
        const label = labels[key];
        return { key, ...fields[key], ...(label === undefined ? {} : { label }) };
      }),
    };
  });

export const defineResource = <const K extends string>(definition: ResourceDefinition<K>): ResourceArea => {
  const { sections, relatedColumns, tabs, ...rest } = definition;
  const fields: Record<string, Field> = {};
  for (const [key, field] of Object.entries<FieldDefinition>(definition.fields)) fields[key] = toField(key, field);
  return {
    ...rest,
    type: 'resource',
    fields,
    columns: toColumns(definition.fields),
    ...(relatedColumns ? { relatedColumns: relatedColumns.map((key) => fields[key] ?? { key }) } : {}),
    ...(sections ? { sections: toSections(sections, fields) } : {}),
    ...(tabs ? { tabs: tabs.map((tab) => ({ title: `tabs.${tab.name}`, ...tab })) } : {}),
  };
};

interface RelatedDefinition<K extends string> extends Omit<RelatedRows, 'area' | 'columns' | 'fields' | 'naming'> {
  readonly list: EndpointId;
  readonly fields: Fields<K>;
  readonly naming: NoInfer<K>;
}

/** A related list whose rows are no area's records: the classes of an event. */
export const defineRelated = <const K extends string>({ fields, ...rest }: RelatedDefinition<K>): RelatedRows => ({
  ...rest,
  fields: toColumns(fields),
});
