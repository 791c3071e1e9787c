/**
 * Defines an area of records. What the contract knows of the list's records (kinds, status words, who may see them) is
 * not stated again; an area adds how its fields are shown. Sections and related lists are lists of keys. A key that the entity
 * doesn't have is a type error everywhere.
 */
import type { Needs } from '@contract/ability';
import type { EndpointId, EndpointOutput } from '@contract/table';
import {
  type AreaRoute,
  type RecordTab,
  type RelatedRows,
  type RelatedTab,
  type ResourceArea,
  type ScreenTab,
  type Section,
  withTabTitle,
  withTabTitles,
} from './area';
import type { Field, FieldKind, FieldPicture, Values } from './field';
import { entities, lists } from './list-facts';

export interface FieldDefinition extends Omit<Field, 'key' | 'width' | 'shown' | 'linkTo' | 'picture'> {
  /** A column of the list, with its starting width; `true` takes the kind's. Columns have the order of the fields. */
  readonly column?: number | true;
  /** The same, for a column that is hidden at first. */
  readonly hiddenColumn?: number | true;
  /** Links the value to a record of another area: the field with its id. In the area's own list only with `inList`. */
  readonly linkTo?: Field['linkTo'] & { readonly inList?: true };
  /** Initials are those of the record's name, unless stated. */
  readonly picture?: Omit<FieldPicture, 'initialsFrom'> & Partial<FieldPicture>;
}

export type Fields<K extends string> = Readonly<Record<K, FieldDefinition>>;

type RowOf<L extends EndpointId> = EndpointOutput<L> extends { readonly rows: readonly (infer R)[] } ? R : never;
type KnownKey<T> = Extract<keyof { [K in keyof T as string extends K ? never : K]: T[K] }, string>;
/** The fields of the records that a list call returns. */
type KeyOf<L extends EndpointId> = KnownKey<RowOf<L>>;
/** Descriptions of these fields, and of no others: a key that the records don't have can't have a value. */
type FieldsOf<L extends EndpointId, K extends string> = Fields<K> & Readonly<Record<Exclude<K, KeyOf<L>>, never>>;

interface SectionDefinition<K extends string> {
  /** Text key of the heading; default: `sections.` and the section's name. */
  readonly title?: string;
  readonly when?: (values: Values) => boolean;
  readonly fields: readonly K[];
  /** Fields with another label in this section, by the prefix of their text keys: `return.fee`. */
  readonly labels?: Readonly<Record<string, readonly K[]>>;
}

/** Sections by name, from top to bottom. */
type Sections<K extends string> = Readonly<Record<string, readonly K[] | SectionDefinition<K>>>;

type WithoutTitle<T> = Omit<T, 'title'> & { readonly title?: string };
/** The title's default: `tabs.` and the tab's name. */
type TabDefinition = WithoutTitle<ScreenTab> | WithoutTitle<Omit<RelatedTab, 'target'>>;

type Derived =
  | 'type'
  | 'path'
  | 'list'
  | 'fields'
  | 'columns'
  | 'relatedColumns'
  | 'naming'
  | 'sections'
  | 'tabs'
  | 'tabsFor'
  | 'otherLists';

interface ResourceDefinition<L extends EndpointId, K extends string> extends Omit<ResourceArea, Derived> {
  readonly list: L;
  /** Default: `/` and the area's name. */
  readonly path?: string;
  readonly fields: FieldsOf<L, K>;
  readonly naming: KeyOf<L> | readonly KeyOf<L>[];
  readonly relatedColumns?: readonly NoInfer<K>[];
  readonly sections?: Sections<KeyOf<L>>;
  readonly tabs?: readonly TabDefinition[];
  readonly tabsFor?: Readonly<Record<string, readonly WithoutTitle<ScreenTab>[]>>;
  /** The screens that create and change a record, `/tracks/new` and `/tracks/:id/edit`. */
  readonly createScreen?: AreaRoute['screen'];
  readonly editScreen?: AreaRoute['screen'];
}

interface AreaFacts {
  readonly fields?: Fields<string>;
  readonly list?: string;
  readonly naming?: ResourceArea['naming'];
}

/** A text's canonical name ends in what it is: `userEmail`, `altPhone`, `ticketNumber`. */
const textKind = (key: string): FieldKind | undefined => {
  if (/email$/i.test(key)) return 'email';
  if (/phone$/i.test(key)) return 'phone';
  return /(?:code|number)$/i.test(key) ? 'code' : undefined;
};

const withoutFilter = <T extends Pick<Field, 'filter'>>({ filter: _, ...rest }: T): Omit<T, 'filter'> => rest;

/** A field with what the contract knows of it. */
const toField = (
  key: string,
  { column, hiddenColumn, linkTo, picture, ...stated }: FieldDefinition,
  { list, naming, fields = {} }: AreaFacts,
): Field => {
  const pictures = new Set(Object.values(fields).map((field) => field.picture?.key));
  const entity = lists[list ?? '']?.entity ?? '';
  const facts = entities[entity];
  const fact = facts && (facts[key] ?? textKind(key));
  const words = typeof fact === 'string' ? undefined : fact;
  // Narrowing by id replaces a filter by the name of the event or track.
  const isNarrowed = linkTo !== undefined && lists[list ?? '']?.narrowsTo?.some((param) => param === linkTo.id);
  const kind = stated.tones ? 'status' : pictures.has(key) ? 'image' : typeof fact === 'string' ? fact : undefined;
  const width = column ?? hiddenColumn;
  return {
    key,
    ...(kind ? { kind } : {}),
    ...(words ? { valueTexts: `words:${entity}.${key}` } : {}),
    ...(isNarrowed ? withoutFilter(stated) : stated),
    ...(stated.filter === true && words ? { filter: words } : {}),
    ...(linkTo ? { linkTo: { area: linkTo.area, id: linkTo.id } } : {}),
    ...(picture ? { picture: { initialsFrom: naming ?? key, ...picture } } : {}),
    ...(typeof width === 'number' ? { width } : {}),
  };
};

const toColumn = (field: Field, { column, linkTo: stated }: FieldDefinition): Field => {
  const { linkTo, ...rest } = field;
  return {
    ...rest,
    ...(linkTo && stated?.inList ? { linkTo } : {}),
    ...(column === undefined ? { shown: false } : {}),
  };
};

/** The columns among some fields, in their order. */
const toColumns = (fields: Fields<string>, area: AreaFacts = {}): readonly Field[] =>
  Object.entries(fields)
    .filter(([, { column, hiddenColumn }]) => column !== undefined || hiddenColumn !== undefined)
    .map(([key, definition]) => toColumn(toField(key, definition, area), definition));

const toSections = (sections: Sections<string>, fieldOf: (key: string) => Field): readonly Section[] =>
  Object.entries(sections).map(([name, given]) => {
    const definition: SectionDefinition<string> = 'fields' in given ? given : { fields: given };
    const { title = `sections.${name}`, when, labels = {} } = definition;
    const prefixOf = (key: string) => Object.keys(labels).find((prefix) => labels[prefix]?.includes(key));
    return {
      title,
      ...(when ? { when } : {}),
      fields: definition.fields.map((key) => {
        const prefix = prefixOf(key);
        return { ...fieldOf(key), ...(prefix === undefined ? {} : { label: `${prefix}.${key}` }) };
      }),
    };
  });

/** A related list that makes its own call requires the permission of that call. */
const withNeeds = (tab: RecordTab): RecordTab => {
  const needs = 'related' in tab ? lists[tab.related.list ?? '']?.needs : undefined;
  return needs ? { needs, ...tab } : tab;
};

type FormScreens = Pick<ResourceDefinition<EndpointId, never>, 'createScreen' | 'editScreen'>;

const formRoutes = (path: string, needs: Needs | undefined, { createScreen, editScreen }: FormScreens): AreaRoute[] => {
  const route = (
    below: string,
    title: string,
    action: Needs[0],
    screen: AreaRoute['screen'] | undefined,
  ): AreaRoute[] =>
    screen ? [{ path: path + below, title, ...(needs ? { needs: [action, needs[1]] as const } : {}), screen }] : [];
  return [...route('/new', 'new', 'create', createScreen), ...route('/:id/edit', 'edit', 'update', editScreen)];
};

export const defineResource = <const L extends EndpointId, const K extends string>(
  definition: ResourceDefinition<L, K>,
): ResourceArea => {
  const { sections, relatedColumns, tabs, tabsFor, createScreen, editScreen, ...rest } = definition;
  const { name, list, path = `/${name}`, needs = lists[list]?.needs } = definition;
  const narrowsTo = lists[list]?.narrowsTo;
  const stated: Readonly<Record<string, FieldDefinition>> = definition.fields;
  const fieldOf = (key: string): Field => toField(key, stated[key] ?? {}, definition);
  const listed = Object.values<Sections<string>[string]>(sections ?? {}).flatMap((section) =>
    'fields' in section ? section.fields : section,
  );
  const routes = [...formRoutes(path, needs, definition), ...(definition.routes ?? [])];
  return {
    ...rest,
    type: 'resource',
    path,
    ...(needs ? { needs } : {}),
    ...(narrowsTo ? { capabilities: { ...definition.capabilities, narrowsTo } } : {}),
    fields: Object.fromEntries([...Object.keys(stated), ...listed].map((key) => [key, fieldOf(key)])),
    columns: toColumns(stated, definition),
    ...(relatedColumns ? { relatedColumns: relatedColumns.map(fieldOf) } : {}),
    ...(sections ? { sections: toSections(sections, fieldOf) } : {}),
    ...(tabs ? { tabs: tabs.map((tab) => withNeeds(withTabTitle(tab))) } : {}),
    ...(tabsFor ? { tabsFor: withTabTitles(tabsFor) } : {}),
    ...(routes.length > 0 ? { routes } : {}),
  };
};

interface RelatedDefinition<L extends EndpointId, K extends string>
  extends Omit<RelatedRows, 'area' | 'columns' | 'fields' | 'naming'> {
  readonly list: L;
  readonly fields: FieldsOf<L, K>;
  readonly naming: NoInfer<K>;
}

/** A related list whose rows belong to no area: the classes of an event. */
export const defineRelated = <const L extends EndpointId, const K extends string>(
  definition: RelatedDefinition<L, K>,
): RelatedRows => ({ ...definition, fields: toColumns(definition.fields, definition) });
