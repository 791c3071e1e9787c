import type { About } from '@contract/bridge';
import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { bridge } from '../../kit/bridge/bridge';
import { queryClient } from '../../kit/bridge/query-client';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { Setting } from './setting';

/** Version, session storage and logs. */
export const AboutSettings = () => {
  const text = useText('settings');
  const session = useSession((state) => state.session);
  const { data } = useQuery(
    {
      queryKey: ['app.about'],
      queryFn: async (): Promise<About | null> => {
        const result = await bridge().app.about();
        return result.ok ? result.value : null;
      },
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
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
      {isDesktop && (
        <Setting title={text('about.logs')} about={text('about.logsAbout')}>
          <Button onClick={() => void bridge().app.showLogs().then(notifyFailure)}>{text('about.showLogs')}</Button>
        </Setting>
      )}
    </>
  );
};
