import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { useAbout } from '../../kit/bridge/about';
import { bridge } from '../../kit/bridge/bridge';
import { noticesPath } from '../../kit/commands/go-to';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { Setting } from './parts/setting';

/** Version, session storage, diagnostics and logs. */
export const AboutSettings = () => {
  const text = useText('settings');
  const session = useSession((state) => state.session);
  const data = useAbout();
  const navigate = useNavigate();
  const isDesktop = data && data.platform !== 'browser';
  return (
    <>
      <Setting
        title={data ? text('about.version', { version: data.version }) : text('app:name')}
        about={
          isDesktop
            ? text('about.electron', { electron: data.electron, platform: data.platform })
            : text('about.browser')
        }
      />
      {session && (
        <Setting
          title={text('about.session')}
          about={text(`keychain.${session.mode === 'demo' ? 'demo' : session.isStored ? 'stored' : session.keychain}`)}
        />
      )}
      <Setting title={text('diagnostics:setting')} about={text('diagnostics:settingAbout')}>
        <Button onClick={() => void navigate('/settings/diagnostics')}>{text('diagnostics:open')}</Button>
      </Setting>
      <Setting title={text('commands:commands.notices')} about={text('about.noticesAbout')}>
        <Button onClick={() => void navigate(noticesPath)}>{text('about.showNotices')}</Button>
      </Setting>
      {isDesktop && (
        <Setting title={text('about.logs')} about={text('about.logsAbout')}>
          <Button onClick={() => void bridge().app.showLogs().then(notifyFailure)}>{text('about.showLogs')}</Button>
        </Setting>
      )}
    </>
  );
};
