import { ServerForm } from '../../kit/form/server/server-form';
import { useFixedHint } from '../../kit/form/use-fixed-hint';
import { useText } from '../../kit/format/text';
import { isServerFixed, useSettings } from '../../kit/stores/settings';
import { Setting } from './setting';

/** The server in use; read-only if a command-line switch sets it. */
export const ServerSettings = () => {
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
