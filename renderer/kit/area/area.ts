/**
 * Areas as declarations: route, navigation item, guard, search entry, list, detail, form and export all come from one
 * definition. An area's `index.ts` exports it as `area`; `renderer/app/areas/areas.ts` collects them by folder, so a new area
 * is a new folder and nothing else.
 */
import type { Needs } from '@contract/ability';
import type { CsvId, EndpointId } from '@contract/table';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { List } from '../list/data/use-list';
import type { Field, Naming, Values } from './field';
import type { ListCapabilities } from './list-capabilities';

export interface Section {
  /** Text key of the heading. */
  readonly title: string;
  readonly fields: readonly Field[];
  /** Records that have this section; all by default. Fields of a section left out are under "More fields". */
  readonly when?: (values: Values) => boolean;
}

/** A list call whose rows a tab counts, by the record's id. */
export interface TabCount {
  readonly call: EndpointId;
  readonly idParam: string;
  readonly input?: Values;
}

interface TabBase {
  readonly name: string;
  /** Text key of the tab. */
  readonly title: string;
  readonly needs?: Needs;
  /** The position among the tabs; by default, tabs of other areas come last. */
  readonly order?: number;
}

/** A tab with its own component. */
export interface ScreenTab extends TabBase {
  /** The rows whose number is shown beside the title. */
  readonly count?: TabCount;
  readonly screen: () => Promise<{ readonly Panel: ComponentType<{ readonly values: Values }> }>;
}

/** Rows of another area, or of a call of its own, that belong to the record. */
export interface RelatedRows {
  /** The area whose records the rows are; fields, id and details are that area's. */
  readonly area?: string;
  /** The call, if it is not the other area's list. */
  readonly list?: EndpointId;
  /** The call's parameter that takes this record's id. */
  readonly idParam: string;
  /** Fixed input of the call. */
  readonly input?: Values;
  /** Whether the number of rows is shown beside the title. */
  readonly isCounted?: boolean;
  /** Keys of the other area's fields to show as columns; default: its `relatedColumns`. */
  readonly columns?: readonly string[];
  /** Columns and name of rows that belong to no area. */
  readonly fields?: readonly Field[];
  readonly naming?: Naming;
  /** The field of this record with the time zone of the rows, if the rows have none. */
  readonly zoneFrom?: string;
  /** Text key of a line above the list. */
  readonly description?: string;
  /** A component above the list. */
  readonly header?: () => Promise<{ readonly Header: ComponentType<{ readonly values: Values }> }>;
}

/** A tab that the kit draws: a related list. */
export interface RelatedTab extends TabBase {
  readonly related: RelatedRows;
  /** The area that `related` names; set by the app. */
  readonly target?: ResourceArea;
}

export type RecordTab = ScreenTab | RelatedTab;

interface AreaBase {
  /** Folder name and text namespace: `bookings`. */
  readonly name: string;
  /** First route, which is also the navigation's: `/bookings`. */
  readonly path: string;
  /** Text key of its name; defaults to `<area>:title`. */
  readonly title?: string;
  readonly icon: FluentIcon;
  /** Its group in the navigation; without one it is not in the navigation. */
  readonly group?: 'overview' | 'people' | 'racing' | 'sales' | 'outreach' | 'system' | 'samples';
  /** Order within its group. */
  readonly order?: number;
  readonly needs?: Needs;
  /** A further required permission, if its list needs another subject than the area. */
  readonly alsoNeeds?: Needs;
  /** Available without a session and shown without the frame: the sign-in pages. */
  readonly public?: boolean;
  /** Further routes of the area, below or beside its path. */
  readonly routes?: readonly AreaRoute[];
  /** Tabs that this area adds to other areas, by their names: a visitor's inspection. */
  readonly tabsFor?: Readonly<Record<string, readonly ScreenTab[]>>;
}

export interface AreaRoute {
  readonly path: string;
  /** Text key of the page's name, for the window's title and the search; defaults to the area's. */
  readonly title?: string;
  readonly needs?: Needs;
  readonly screen: () => Promise<{ readonly Screen: ComponentType }>;
}

/** An area with its own screen: dashboard, media, settings. */
export interface PageArea extends AreaBase {
  readonly type: 'page';
  /** Tabs of the screen, which other areas may add to. */
  readonly tabs?: readonly RecordTab[];
  readonly screen: () => Promise<{ readonly Screen: ComponentType<{ readonly area: PageArea }> }>;
}

/** An area that the kit renders: a list and its details. */
export interface ResourceArea extends AreaBase {
  readonly type: 'resource';
  readonly list: EndpointId;
  /** Fixed input of the list call, in addition to query, paging and filters. */
  readonly listInput?: Values;
  /** The list's initial page size and order, if they differ from the kit's. */
  readonly defaults?: {
    readonly size?: number;
    readonly sort?: { readonly key: string; readonly descending: boolean };
  };
  readonly capabilities?: ListCapabilities;
  readonly detail?: EndpointId;
  /** The detail call's input from the id in the route and, when known, the list's row. Default: `{ id }`. */
  readonly detailInput?: (id: string, row?: Values) => Values;
  /** Whether the detail call's input needs the list's row, which is looked up if the record was opened directly. */
  readonly detailNeedsRow?: boolean;
  readonly export?: CsvId;
  /** Text key of what the CSV call's rows are, if they are not the list's: the tickets of bookings. */
  readonly exportRows?: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly columns: readonly Field[];
  /** The columns of lists that show these records on a tab of another record; default: the list's own. */
  readonly relatedColumns?: readonly Field[];
  /** The field with the id (default `id`), and those with the record's name. */
  readonly id?: string;
  readonly naming: Naming;
  readonly sections?: readonly Section[];
  /** Fields that the subtitle or summary show; the sections leave them out. */
  readonly summaryFields?: readonly string[];
  readonly tabs?: readonly RecordTab[];
  /** Buttons of the list's toolbar and the detail's header, in addition to the kit's. */
  readonly listActions?: () => Promise<{ readonly Actions: ComponentType<ListActionsProps> }>;
  readonly detailActions?: () => Promise<{ readonly Actions: ComponentType<{ readonly values: Values }> }>;
  /** How its records are deleted, if they can be. */
  readonly deletion?: {
    readonly dialog: () => Promise<{ readonly Delete: ComponentType<DeleteProps> }>;
    /** Whether several can be deleted at once. */
    readonly takesMany: boolean;
  };
  /** A line below a record's name on all of its tabs. */
  readonly subtitle?: () => Promise<{ readonly Subtitle: ComponentType<{ readonly values: Values }> }>;
  /** A component above a record's fields, for the most important information. */
  readonly summary?: () => Promise<{ readonly Summary: ComponentType<{ readonly values: Values }> }>;
  /** A component above the list: figures, a chart, a calendar switch. */
  readonly listHeader?: () => Promise<{ readonly ListHeader: ComponentType<ListHeaderProps> }>;
  /** The path of the area whose records its rows are, if not its own: `/bookings`. */
  readonly recordPath?: string;
  /** The field with the id of that record, if it is not the row's own: a transaction opens its booking. */
  readonly recordId?: string;
  /** Lists of other areas whose rows are this area's records; set by the app. */
  readonly otherLists?: readonly ResourceArea[];
}

export interface ListActionsProps {
  readonly selected: readonly Values[];
  /** Removes rows from the selection, because they were deleted or processed. */
  readonly deselect: (rows: readonly Values[]) => void;
}

/** The props of an area's own delete dialog. */
export interface DeleteProps {
  readonly records: readonly Values[];
  /** Receives the records that were deleted. */
  readonly onClose: (deleted: readonly Values[]) => void;
}

/** The list's current state, so that sums and figures count the same rows. */
export interface ListHeaderProps {
  readonly list: List;
}

export type Area = PageArea | ResourceArea;

/** The title's default: `tabs.` and the tab's name. */
export const withTabTitle = <T extends { readonly name: string }>(tab: T) => ({ title: `tabs.${tab.name}`, ...tab });

type TabWithDefaults = Omit<ScreenTab, 'title'> & Partial<Pick<ScreenTab, 'title'>>;

/** Tabs for other areas, with their default titles. */
export const withTabTitles = (
  tabsFor: Readonly<Record<string, readonly TabWithDefaults[]>>,
): NonNullable<AreaBase['tabsFor']> =>
  Object.fromEntries(Object.entries(tabsFor).map(([area, added]) => [area, added.map(withTabTitle)]));

interface PageDefinition extends Omit<PageArea, 'type' | 'tabs' | 'tabsFor'> {
  readonly tabs?: readonly TabWithDefaults[];
  readonly tabsFor?: Readonly<Record<string, readonly TabWithDefaults[]>>;
}

export const definePage = ({ tabs, tabsFor, ...page }: PageDefinition): PageArea => ({
  type: 'page',
  ...page,
  ...(tabs ? { tabs: tabs.map(withTabTitle) } : {}),
  ...(tabsFor ? { tabsFor: withTabTitles(tabsFor) } : {}),
});
