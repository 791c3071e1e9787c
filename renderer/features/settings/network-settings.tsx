/** The use of the network, its proxy, and in the demo the network that it imitates. */
import { badNetworks } from '@contract/network/bad-network';
import { Select } from '@fluentui/react-components';
import { useAbout } from '../../kit/bridge/about';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { ConnectionTest } from '../../kit/form/server/connection-test';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { changeSettings, useHasServer, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';
import { ProxySettings } from './proxy-settings';
import { ToggleSettings } from './toggle-settings';

export const NetworkSettings = () => {
  const text = useText('settings');
  const isDemo = useSession((state) => state.session?.mode === 'demo');
  const isLive = useHasServer();
  const platform = useAbout()?.platform;
  return (
    <>
      <ToggleSettings section="network" />
      {platform && platform !== 'browser' && <ProxySettings />}
      {isLive && (
        <Setting title={text('network.test')} about={text('network.testAbout')} tall>
          <ConnectionTest />
        </Setting>
      )}
      {isDemo && (
        <Setting title={text('network.demo')} about={text('network.demoAbout')}>
          <DemoNetwork />
        </Setting>
      )}
    </>
  );
};

const DemoNetwork = () => {
  const text = useText('settings');
  const network = useText('network');
  const current = useSettings(({ settings }) => settings?.demoNetwork) ?? 'good';
  return (
    <Select
      aria-label={text('network.demo')}
      value={current}
      onChange={(_, { value }) => {
        const demoNetwork = badNetworks.find((each) => each === value);
        if (demoNetwork) void changeSettings({ demoNetwork }).then(notifyFailure);
      }}
    >
      {badNetworks.map((each) => (
        <option key={each} value={each}>
          {network(`badNetworks.${each}`)}
        </option>
      ))}
    </Select>
  );
};
