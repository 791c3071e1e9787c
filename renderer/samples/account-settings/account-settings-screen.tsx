/** `/pages/account-settings`: five tabs, of which the URL holds the open one. */
import type { AccountSettings } from '@contract/samples/entities/page';
import { Badge, makeStyles, Tab, TabList } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { minPasswordLength } from '../../kit/form/password/strength';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { formatMoney } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { createResettableStore } from '../../kit/stores/resettable-store';
import { Page } from '../../kit/ui/page';
import type { FieldRow } from '../kit/form-fields';
import { type Section, Sections } from '../kit/sections';

/** What the forms saved, by their names. The sample API cannot keep it, so it lasts until the app closes. */
const useSaved = createResettableStore<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(() => ({}));

const detailRows: readonly FieldRow<Record<string, unknown>>[] = [
  { name: 'fullName', required: true, maxLength: 100 },
  { name: 'username', required: true, minLength: 3, maxLength: 40 },
  { name: 'email', kind: 'email', required: true, maxLength: 254 },
  { name: 'company', maxLength: 100 },
  { name: 'phone', kind: 'tel', maxLength: 30 },
  { name: 'website', kind: 'url', maxLength: 200 },
  { name: 'country', maxLength: 100 },
  { name: 'dob', kind: 'date', isPast: true },
  { name: 'bio', kind: 'long', wide: true, rows: 3, maxLength: 300 },
];
const passwordRows: readonly FieldRow<Record<string, unknown>>[] = [
  { name: 'current', kind: 'password', required: true },
  { name: 'password', kind: 'password', required: true, minLength: minPasswordLength },
  { name: 'confirmPassword', kind: 'password', required: true, matches: 'password' },
];
const addressNames = ['company', 'taxNumber', 'street', 'city', 'postcode', 'country'] as const;

const tabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const;

/** The sections of each tab. */
const useSections = (settings: AccountSettings): Readonly<Record<(typeof tabs)[number], readonly Section[]>> => {
  const text = useText('account-settings');
  const saved = useSaved();
  const form = (
    name: string,
    rows: readonly FieldRow<Record<string, unknown>>[],
    values: Readonly<Record<string, unknown>> | null | undefined,
  ): Section => ({
    name,
    form: {
      rows,
      values: Object.fromEntries(rows.map((row) => [row.name, saved[name]?.[row.name] ?? values?.[row.name] ?? ''])),
      onSave: (sent) => useSaved.setState({ [name]: sent }),
    },
  });
  const switches = (names: readonly string[]) => names.map((name) => ({ name, kind: 'switch' as const }));
  const { general, info, social, notification, apps, security, billing } = settings;
  const links = Object.keys(social?.socialLinks ?? {});
  return {
    account: [
      form('details', detailRows, { ...general, ...info }),
      form(
        'links',
        links.map((name) => ({ name, kind: 'url', maxLength: 200 })),
        social?.socialLinks,
      ),
    ],
    security: [
      // A password is never kept.
      { name: 'password', form: { rows: passwordRows, values: { current: '', password: '', confirmPassword: '' } } },
      {
        name: 'devices',
        table: {
          columns: ['device', 'place', 'seen'],
          rows: (security?.devices ?? []).map(({ id, name, place, seenAt, current }) => ({
            key: String(id),
            cells: {
              device: name,
              place,
              seen: current ? <Badge appearance="tint">{text('devices.current')}</Badge> : formatDateTime(seenAt),
            },
          })),
        },
      },
    ],
    billing: [
      form(
        'address',
        addressNames.map((name) => ({ name, required: name !== 'taxNumber', maxLength: 120 })),
        billing?.address,
      ),
      {
        name: 'cards',
        table: {
          columns: ['kind', 'number', 'expires'],
          rows: (billing?.cards ?? []).map(({ id, kind, lastDigits, expires }) => ({
            key: String(id),
            cells: { kind, number: <bdi dir="ltr">•••• {lastDigits}</bdi>, expires },
          })),
        },
      },
      {
        name: 'bills',
        table: {
          columns: ['number', 'date', 'plan', 'total', 'status'],
          rows: (billing?.bills ?? []).map(({ id, issuedDate, plan, total, status }) => ({
            key: String(id),
            cells: {
              number: `#${id}`,
              date: formatDay(issuedDate),
              plan,
              total: formatMoney(total.toFixed(2), 'USD'),
              status: (
                <Badge appearance="tint" color={status === 'paid' ? 'success' : 'warning'}>
                  {text(`words.${toPlainText(status)}`)}
                </Badge>
              ),
            },
          })),
        },
      },
    ],
    notifications: [form('notifications', switches(Object.keys(notification ?? {})), notification)],
    connections: [form('apps', switches(Object.keys(apps ?? {})), apps)],
  };
};

const useStyles = makeStyles({ tabs: { marginInlineStart: '-8px', flexWrap: 'wrap' } });

const Tabs = ({ settings }: { readonly settings: AccountSettings }): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [search, setSearch] = useSearchParams();
  const sections = useSections(settings);
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'account';
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={text('tabsLabel')}
        selectedValue={open}
        onTabSelect={(_, { value }) =>
          setSearch(value === 'account' ? {} : { tab: String(value) }, { replace: true, preventScrollReset: true })
        }
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} aria-controls="account-settings-panel">
            {text(`tabs.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <div id="account-settings-panel" role="tabpanel" aria-label={text(`tabs.${open}`)}>
        <Sections key={open} area="account-settings" sections={sections[open]} />
      </div>
    </>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('account-settings');
  const call = useCall('accountSetting.detail', {});
  return (
    <Page title={text('title')} description={text('about')} width={1_000}>
      <Loaded call={call}>{(settings) => <Tabs settings={settings} />}</Loaded>
    </Page>
  );
};
