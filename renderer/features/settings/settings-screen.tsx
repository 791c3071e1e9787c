import { makeStyles, Tag } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { ServerForm } from '../../kit/form/server/server-form';
import { useFixedHint } from '../../kit/form/use-fixed-hint';
import { useText } from '../../kit/format/text';
import { PrinterSelect } from '../../kit/print/labels/printer-select';
import { isServerFixed, useSettings } from '../../kit/stores/settings';
import { Page } from '../../kit/ui/page';
import { AboutSettings } from './about-settings';
import { AppearanceSettings } from './appearance-settings';
import { DataSettings } from './data-settings';
import { GateSettings } from './gate-settings';
import { HandOver } from './hand-over';
import { LockSettings } from './lock-settings';
import { NetworkSettings } from './network-settings';
import { OfflineSettings } from './offline-settings';
import { Setting, SettingGroup } from './parts/setting';
import { ProfileSettings } from './profile-settings';
import { ScannerSettings } from './scanner-settings';
import { ShortcutSettings } from './shortcuts/shortcut-settings';

const useStyles = makeStyles({
  hosts: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  address: { overflowWrap: 'anywhere' },
});

/** What the organization's policy says beside the settings that it fixes. */
const OrganizationSettings = () => {
  const styles = useStyles();
  const text = useText('settings');
  const policy = useSettings(({ settings }) => settings?.policy);
  if (!policy || (policy.mediaHosts.length === 0 && !policy.updateAddress)) return null;
  return (
    <SettingGroup title={text('organization.title')}>
      {policy.mediaHosts.length > 0 && (
        <Setting title={text('organization.mediaHosts')} about={text('server:fixed.policy')} tall>
          <ul className={styles.hosts}>
            {policy.mediaHosts.map((host) => (
              <li key={host}>
                <Tag>
                  <bdi>{host}</bdi>
                </Tag>
              </li>
            ))}
          </ul>
        </Setting>
      )}
      {policy.updateAddress && (
        <Setting title={text('organization.updateAddress')} about={text('server:fixed.policy')}>
          <bdi className={styles.address}>{policy.updateAddress}</bdi>
        </Setting>
      )}
    </SettingGroup>
  );
};

/** The server in use; read-only if a command-line switch sets it. */
const ServerSettings = () => {
  const text = useText('settings');
  const settings = useSettings((state) => state.settings);
  const fixedHint = useFixedHint(settings?.mode === 'live' ? 'server' : 'mode');
  if (!settings) return null;
  const { mode, server } = settings;
  if (isServerFixed(settings)) {
    return <Setting title={mode === 'demo' ? text('server:demo') : server} about={fixedHint} />;
  }
  return (
    <Setting title={text('server.name')} about={text('server.about')} tall>
      <ServerForm />
    </Setting>
  );
};

const UpdateSettings = lazy(async () => ({ default: (await import('./updates/update-settings')).UpdateSettings }));

/** `/settings`. */
export const Screen = () => {
  const text = useText('settings');
  return (
    <Page title={text('title')} width={960}>
      <SettingGroup title={text('server.title')}>
        <ServerSettings />
        <ProfileSettings />
      </SettingGroup>
      <SettingGroup title={text('appearance.title')}>
        <AppearanceSettings />
      </SettingGroup>
      <SettingGroup title={text('shortcuts.title')}>
        <ShortcutSettings />
      </SettingGroup>
      <SettingGroup title={text('lock.title')}>
        <LockSettings />
      </SettingGroup>
      <SettingGroup title={text('scanner.title')}>
        <ScannerSettings />
      </SettingGroup>
      <SettingGroup title={text('gate.title')}>
        <GateSettings />
      </SettingGroup>
      <SettingGroup title={text('labels.title')}>
        <Setting title={text('labels.printer')} about={text('labels.printerAbout')}>
          <PrinterSelect />
        </Setting>
      </SettingGroup>
      <SettingGroup title={text('network.title')}>
        <NetworkSettings />
      </SettingGroup>
      <SettingGroup title={text('data.title')}>
        <DataSettings />
      </SettingGroup>
      <SettingGroup title={text('offline.title')}>
        <OfflineSettings />
      </SettingGroup>
      <SettingGroup title={text('handOver.title')}>
        <HandOver />
      </SettingGroup>
      <OrganizationSettings />
      <SettingGroup title={text('updates.title')}>
        <Suspense fallback={pendingPlaceholder}>
          <UpdateSettings />
        </Suspense>
      </SettingGroup>
      <SettingGroup title={text('about.title')}>
        <AboutSettings />
      </SettingGroup>
    </Page>
  );
};
