import { lazy, Suspense } from 'react';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { AboutSettings } from './about-settings';
import { AppearanceSettings } from './appearance-settings';
import { DataSettings } from './data-settings';
import { HandOver } from './hand-over';
import { LockSettings } from './lock-settings';
import { NetworkSettings } from './network-settings';
import { OfflineSettings } from './offline-settings';
import { OrganizationSettings } from './organization-settings';
import { ProfileSettings } from './profile-settings';
import { ScannerSettings } from './scanner-settings';
import { ServerSettings } from './server-settings';
import { SettingGroup } from './setting';
import { ShortcutSettings } from './shortcuts/shortcut-settings';

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
