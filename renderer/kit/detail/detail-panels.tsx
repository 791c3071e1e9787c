import { allows } from '@contract/ability';
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecordTab, ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { useAbility } from '../session';
import { Pending } from '../states/states';
import { useText } from '../text';
import { useSlot } from '../use-slot';

const useStyles = makeStyles({
  tabs: { marginInlineStart: '-8px' },
  panel: { paddingBlockStart: '12px' },
});

const Loaded = ({ panel, values }: { readonly panel: RecordTab; readonly values: Values }): ReactNode => {
  const Screen = useSlot(panel.screen, 'Panel');
  return <Suspense fallback={<Pending />}>{Screen ? <Screen values={values} /> : undefined}</Suspense>;
};

interface PanelsProps {
  readonly area: ResourceArea;
  readonly values: Values;
  /** The first tab's content: the record's own fields. */
  readonly children: ReactNode;
}

/** The record's fields and its panels as tabs; the open one is in the URL. Without panels, no tabs. */
export const DetailPanels = ({ area, values, children }: PanelsProps): ReactNode => {
  const styles = useStyles();
  const kit = useText('kit');
  const text = useText(area.name);
  const ability = useAbility();
  const [search, setSearch] = useSearchParams();
  const panels = (area.tabs ?? []).filter(({ needs }) => allows(ability, needs));
  if (panels.length === 0) return children;
  const open = panels.find(({ name }) => name === search.get('tab'));
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
        {panels.map(({ name, title }) => (
          <Tab key={name} value={name} aria-controls={id}>
            {text(title)}
          </Tab>
        ))}
      </TabList>
      <div id={id} role="tabpanel" className={styles.panel}>
        {open ? <Loaded key={open.name} panel={open} values={values} /> : children}
      </div>
    </div>
  );
};
