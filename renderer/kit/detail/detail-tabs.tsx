import { allows } from '@contract/ability';
import { makeStyles, mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageArea, RecordTab, ResourceArea, ScreenTab } from '../area/area';
import type { Values } from '../area/field';
import { Pending } from '../feedback/states';
import { useText } from '../format/text';
import { useAbility } from '../stores/session';
import { useLazySlot } from '../ui/use-lazy-slot';
import { RelatedTab } from './related-tab';
import { TabCount } from './tab-count';

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
