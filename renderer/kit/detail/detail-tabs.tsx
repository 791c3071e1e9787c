import { allows } from '@contract/ability';
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecordTab, ResourceArea, ScreenTab } from '../area/area';
import type { Values } from '../area/field';
import { Pending } from '../feedback/states';
import { useText } from '../format/text';
import { useAbility } from '../stores/session';
import { useLazySlot } from '../ui/use-lazy-slot';
import { RelatedTab } from './related-tab';

const useStyles = makeStyles({
  tabs: { marginInlineStart: '-8px' },
  panel: { paddingBlockStart: '12px' },
});

const LoadedTab = ({ tab, values }: { readonly tab: ScreenTab; readonly values: Values }): ReactNode => {
  const Screen = useLazySlot(tab.screen, 'Panel');
  return <Suspense fallback={<Pending />}>{Screen ? <Screen values={values} /> : undefined}</Suspense>;
};

const needsOf = (tab: RecordTab) => tab.needs ?? ('related' in tab ? tab.target?.needs : undefined);

interface TabsProps {
  readonly area: ResourceArea;
  readonly values: Values;
  /** The first tab's content: the record's own fields. */
  readonly children: ReactNode;
}

/** The record's fields and its related lists as tabs; the open tab is in the URL. */
export const DetailTabs = ({ area, values, children }: TabsProps): ReactNode => {
  const styles = useStyles();
  const kit = useText('kit');
  const text = useText(area.name);
  const ability = useAbility();
  const [search, setSearch] = useSearchParams();
  const tabs = (area.tabs ?? []).filter((tab) => allows(ability, needsOf(tab)));
  if (tabs.length === 0) return children;
  const open = tabs.find(({ name }) => name === search.get('tab'));
  const choose = (name: string) =>
    setSearch(name === '' ? {} : { tab: name }, {
      replace: true,
      preventScrollReset: true,
      state: window.history.state?.usr,
    });
  const id = `${area.name}-panel`;
  return (
    <div>
      <TabList
        className={styles.tabs}
        aria-label={kit('detail.tabs')}
        selectedValue={open?.name ?? ''}
        onTabSelect={(_, { value }) => choose(String(value))}
      >
        <Tab value="" aria-controls={id}>
          {kit('detail.overview')}
        </Tab>
        {tabs.map(({ name, title }) => (
          <Tab key={name} value={name} aria-controls={id}>
            {text(title)}
          </Tab>
        ))}
      </TabList>
      <div id={id} role="tabpanel" className={styles.panel}>
        {open === undefined ? (
          children
        ) : 'related' in open ? (
          <RelatedTab key={open.name} area={area} tab={open} values={values} />
        ) : (
          <LoadedTab key={open.name} tab={open} values={values} />
        )}
      </div>
    </div>
  );
};
