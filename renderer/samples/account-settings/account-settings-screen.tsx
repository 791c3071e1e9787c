/** `/pages/account-settings`: five tabs; the URL holds the open one. Visited tabs keep their input. */
import type { AccountSettings } from '@contract/samples/entities/page';
import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import {
  AlertRegular,
  type FluentIcon,
  LinkRegular,
  LockClosedRegular,
  PaymentRegular,
  PersonRegular,
} from '@fluentui/react-icons';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { useDrafts } from '../../kit/stores/drafts';
import { Page } from '../../kit/ui/page';
import { visuallyHidden } from '../../kit/ui/styles';
import { AccountTab } from './account-tab';
import { BillingTab } from './billing/billing-tab';
import { ConnectionsTab } from './connections-tab';
import { NotificationsTab } from './notifications-tab';
import { type TabProps, useSaved } from './saved-settings';
import { SecurityTab } from './security-tab';

const useStyles = makeStyles({
  tabs: { marginInlineStart: '-8px', flexWrap: 'wrap' },
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  hidden: { display: 'none' },
  label: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
  unsaved: {
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  spoken: visuallyHidden,
});

interface View {
  readonly name: string;
  readonly icon: FluentIcon;
  readonly Panel: ComponentType<TabProps>;
}
const views: readonly View[] = [
  { name: 'account', icon: PersonRegular, Panel: AccountTab },
  { name: 'security', icon: LockClosedRegular, Panel: SecurityTab },
  { name: 'billing', icon: PaymentRegular, Panel: BillingTab },
  { name: 'notifications', icon: AlertRegular, Panel: NotificationsTab },
  { name: 'connections', icon: LinkRegular, Panel: ConnectionsTab },
];
const first = 'account';

const Tabs = ({ settings }: { readonly settings: AccountSettings }): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [search, setSearch] = useSearchParams();
  const tabParam = search.get('tab');
  const open = views.find(({ name }) => name === tabParam)?.name ?? first;
  const [seen, setSeen] = useState<readonly string[]>([open]);
  if (!seen.includes(open)) setSeen([...seen, open]);
  const dirty = useDrafts((state) => state.dirty);
  const isUnsaved = (name: string) => Object.keys(dirty).some((key) => key.startsWith(`account-settings.${name}.`));
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={text('tabsLabel')}
        selectedValue={open}
        onTabSelect={(_, { value }) =>
          setSearch(value === first ? {} : { tab: String(value) }, { replace: true, preventScrollReset: true })
        }
      >
        {views.map(({ name, icon: Icon }) => (
          <Tab key={name} value={name} icon={<Icon />} aria-controls={`account-settings-${name}`}>
            <span className={styles.label}>
              {text(`tabs.${name}`)}
              {isUnsaved(name) ? (
                <>
                  <span className={styles.unsaved} aria-hidden />
                  <Text className={styles.spoken}>{text('unsaved')}</Text>
                </>
              ) : undefined}
            </span>
          </Tab>
        ))}
      </TabList>
      {views.map(({ name, Panel }) => (
        <div
          key={name}
          id={`account-settings-${name}`}
          role="tabpanel"
          aria-label={text(`tabs.${name}`)}
          className={name === open ? styles.panel : styles.hidden}
        >
          {seen.includes(name) ? <Panel settings={settings} /> : undefined}
        </div>
      ))}
    </>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('account-settings');
  const call = useCall('accountSetting.detail', {});
  const saved = useSaved();
  return (
    <Page title={text('title')} description={text('about')} width={1_000}>
      <Loaded call={call}>{(settings) => <Tabs settings={{ ...settings, ...saved }} />}</Loaded>
    </Page>
  );
};
