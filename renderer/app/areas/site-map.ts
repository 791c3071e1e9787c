/** Derives from a list of areas their order, the navigation, the pages that the user may open, and the first page. */
import { type Ability, allows, type Needs } from '@contract/ability';
import type { Area, RecordTab, ResourceArea } from '../../kit/area/area';

export type Group = NonNullable<Area['group']>;

/** The navigation's groups, from top to bottom. */
const groups = [
  'overview',
  'sales',
  'racing',
  'people',
  'outreach',
  'system',
  'samples',
] as const satisfies readonly Group[];

const rank = (area: Area): number => (area.group ? groups.indexOf(area.group) : groups.length);

/**
 * By group, then by the area's own order, then by name: the same on every start. Names are compared without a collator, which
 * the first screen would wait for.
 */
export const sortAreas = (unsorted: readonly Area[]): readonly Area[] =>
  [...unsorted].sort(
    (one, other) =>
      rank(one) - rank(other) || (one.order ?? 100) - (other.order ?? 100) || (one.name < other.name ? -1 : 1),
  );

/** The namespace and key of an area's name, and of its pages. */
export const titleOf = (area: Area, title = area.title ?? 'title'): string =>
  title.includes(':') ? title : `${area.name}:${title}`;

const isResource = (area: Area): area is ResourceArea => area.type === 'resource';

/** For rows that are another area's records, columns inherit that area's field definitions. */
const inheritFields = (area: ResourceArea, records: ResourceArea | undefined): ResourceArea =>
  records
    ? {
        ...area,
        columns: area.columns.map((column) => {
          const { linkTo: _, ...described } = records.fields[column.key] ?? {};
          return { ...described, ...column };
        }),
      }
    : area;

/** A related tab with the area whose records it lists; without that area there is no tab. */
const withTarget = (tab: RecordTab, all: readonly ResourceArea[]): readonly RecordTab[] => {
  if (!('related' in tab) || tab.related.area === undefined) return [tab];
  return all.filter(({ name }) => name === tab.related.area).map((target) => ({ ...tab, target }));
};

/** Tabs of other areas follow the area's own, unless they state their position. */
const afterOwn = 100;

/**
 * Applies what areas define for each other: tabs added to another area, with the texts and permission of the area
 * that adds them; lists whose rows are another area's records; the areas of related lists.
 */
export const joinAreas = (all: readonly Area[]): readonly Area[] => {
  const resources = all.filter(isResource);
  const joined = resources.map((area) =>
    inheritFields(
      area,
      resources.find(({ path }) => path === area.recordPath),
    ),
  );
  return all.map((given) => {
    const area = joined.find(({ name }) => name === given.name) ?? given;
    const added = all.flatMap((other) =>
      (other.tabsFor?.[area.name] ?? []).map((tab) => ({
        order: afterOwn,
        ...(other.needs ? { needs: other.needs } : {}),
        ...tab,
        title: titleOf(other, tab.title),
      })),
    );
    const otherLists = joined.filter(({ recordPath }) => recordPath === area.path);
    const own = (area.tabs ?? []).flatMap((tab) => withTarget(tab, joined));
    const tabs = [...own, ...added].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
    return {
      ...area,
      ...(area.tabs || added.length > 0 ? { tabs } : {}),
      ...(otherLists.length === 0 ? {} : { otherLists }),
    };
  });
};

export interface Visible {
  readonly ability: Ability;
  readonly samples: boolean;
}

/** The areas that the user may open and has not hidden. */
export const accessibleAreas = (all: readonly Area[], { ability, samples }: Visible): readonly Area[] =>
  all.filter(
    (area) =>
      !area.public &&
      allows(ability, area.needs) &&
      allows(ability, area.alsoNeeds) &&
      (samples || area.group !== 'samples'),
  );

export interface NavigationGroup {
  readonly name: Group;
  readonly areas: readonly Area[];
}

/** The groups of the navigation, without empty ones. */
export const navigationOf = (all: readonly Area[], visible: Visible): readonly NavigationGroup[] => {
  const shown = accessibleAreas(all, visible);
  return groups
    .map((name) => ({ name, areas: shown.filter(({ group }) => group === name) }))
    .filter((group) => group.areas.length > 0);
};

export interface AreaPage {
  readonly area: Area;
  readonly path: string;
  /** Text key. */
  readonly title: string;
  readonly needs: Needs | undefined;
}

/** The pages that can be opened directly: an area's own, and its further routes that need no id. */
export const pagesOf = (area: Area): readonly AreaPage[] => [
  { area, path: area.path, title: titleOf(area), needs: area.needs },
  ...(area.routes ?? [])
    .filter((route) => route.title !== undefined && !route.path.includes(':'))
    .map((route) => ({
      area,
      path: route.path,
      title: titleOf(area, route.title),
      needs: route.needs ?? area.needs,
    })),
];

/** The user's first page: the first product area that they may open, or their account if there is none. */
export const homeOf = (all: readonly Area[], visible: Visible): string =>
  navigationOf(all, visible).find(({ name }) => name !== 'system' && name !== 'samples')?.areas[0]?.path ?? '/account';
