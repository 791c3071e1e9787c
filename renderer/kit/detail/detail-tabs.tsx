import { allows } from '@contract/ability';
import type { Page } from '@contract/endpoint';
import { holdRows } from '@contract/reading/ignored-inputs';
import { identitiesOf } from '@contract/reading/input-verdict';
import type { EndpointId, EndpointInput } from '@contract/table';
import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TabCount as Definition, PageArea, RecordTab, ResourceArea, ScreenTab } from '../area/area';
import type { Values } from '../area/field';
import { toRecordId } from '../area/record-id';
import { useCall } from '../bridge/use-call';
import { Pending } from '../feedback/states';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { emptyState } from '../list/data/list-state';
import { useNarrowingCheck } from '../list/data/use-narrowing-check';
import { useAbility } from '../stores/session';
import { useLazySlot } from '../ui/use-lazy-slot';
import { RelatedTab } from './related-tab';

const useTabCountStyles = makeStyles({
  count: {
    // `left` is mirrored with the page; a logical side would follow the direction of the digits.
    marginLeft: '6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

const countOf = (tab: RecordTab): Definition | undefined => {
  if ('screen' in tab) return tab.count;
  const { isCounted, list = tab.target?.list, idParam, input } = tab.related;
  return isCounted && list ? { call: list, idParam, ...(input ? { input } : {}) } : undefined;
};

interface TabCountProps {
  readonly area: ResourceArea | PageArea;
  readonly tab: RecordTab;
  readonly values: Values;
}

interface CountProps extends Definition {
  readonly id: string | number;
  readonly values: Values;
}

/** The call of the tab's first page, so that opening the tab asks for nothing again. */
const Count = ({ call, idParam, input, id, values }: CountProps): ReactNode => {
  const styles = useTabCountStyles();
  const request = { ...input, [idParam]: id, page: 1, perPage: emptyState.size };
  const page = useCall(call, request as EndpointInput<EndpointId>).value as Page<Values> | undefined;
  const identities = { [idParam]: identitiesOf(values, idParam) };
  const narrowing = useNarrowingCheck({ call, input: request, identities, answer: page });
  // The total of a server that ignored the id counts rows of other records, and a total without rows counts nothing.
  if (page?.total === undefined || page.ignored?.length || narrowing !== 'narrows') return undefined;
  if (page.rows.length === 0 ? page.total > 0 : holdRows(page.rows, request, identities).others > 0) return undefined;
  return <bdi className={styles.count}>{formatNumber(page.total)}</bdi>;
};

/** The number of a tab's rows beside its title. */
const TabCount = ({ area, tab, values }: TabCountProps): ReactNode => {
  const count = countOf(tab);
  const id = toRecordId(values[('id' in area ? area.id : undefined) ?? 'id']);
  return count && id !== '' ? <Count {...count} id={id} values={values} /> : undefined;
};

const useStyles = makeStyles({
  tabs: { marginInlineStart: '-8px' },
  panel: { paddingBlockStart: '12px' },
  // A tab of a page may fill the window.
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
});

const LoadedTab = ({ tab, values }: { readonly tab: ScreenTab; readonly values: Values }): ReactNode => {
  const Screen = useLazySlot(tab.screen, 'Panel');
  return <Suspense fallback={<Pending />}>{Screen ? <Screen values={values} /> : undefined}</Suspense>;
};

const needsOf = (tab: RecordTab) => tab.needs ?? ('related' in tab ? tab.target?.needs : undefined);

interface TabsProps {
  readonly area: ResourceArea | PageArea;
  readonly values: Values;
  /** The first tab's content: the record's own fields. Without it, the first tab of the area is open at first. */
  readonly children?: ReactNode;
}

/** The record's fields and its related lists as tabs, or the tabs of a page; the open tab is in the URL. */
export const DetailTabs = ({ area, values, children }: TabsProps): ReactNode => {
  const styles = useStyles();
  const kit = useText('kit');
  const text = useText(area.name);
  const ability = useAbility();
  const [search, setSearch] = useSearchParams();
  const tabs = (area.tabs ?? []).filter((tab) => allows(ability, needsOf(tab)));
  if (tabs.length === 0) return children;
  const initial = children === undefined ? tabs[0] : undefined;
  const open = tabs.find(({ name }) => name === search.get('tab')) ?? initial;
  const choose = (name: string) =>
    setSearch(name === (initial?.name ?? '') ? {} : { tab: name }, {
      replace: true,
      preventScrollReset: true,
      state: window.history.state?.usr,
    });
  const id = `${area.name}-panel`;
  const column = area.type === 'page' ? styles.column : undefined;
  return (
    <div className={column}>
      <TabList
        className={styles.tabs}
        aria-label={kit('detail.tabs')}
        selectedValue={open?.name ?? ''}
        onTabSelect={(_, { value }) => choose(String(value))}
      >
        {initial ? undefined : (
          <Tab value="" aria-controls={id}>
            {kit('detail.overview')}
          </Tab>
        )}
        {tabs.map((tab) => (
          <Tab key={tab.name} value={tab.name} aria-controls={id}>
            {text(tab.title)}
            <TabCount area={area} tab={tab} values={values} />
          </Tab>
        ))}
      </TabList>
      <div
        id={id}
        role="tabpanel"
        aria-label={open ? text(open.title) : kit('detail.overview')}
        className={mergeClasses(styles.panel, column)}
      >
        {open === undefined ? (
          children
        ) : 'related' in open && area.type === 'resource' ? (
          <RelatedTab key={open.name} area={area} tab={open} values={values} />
        ) : 'screen' in open ? (
          <LoadedTab key={open.name} tab={open} values={values} />
        ) : undefined}
      </div>
    </div>
  );
};
