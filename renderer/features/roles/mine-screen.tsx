/** `/roles/mine`: the abilities of this session, asked of the server when the page is opened and when a person wants to. */
import type { SessionView } from '@contract/bridge';
import type { ReactNode } from 'react';
import { AbilityMatrix } from '../../kit/abilities/ability-matrix';
import { UnknownSubjects } from '../../kit/abilities/unknown-subjects';
import { bridge } from '../../kit/bridge';
import { readableLabel } from '../../kit/format/label';
import { Page } from '../../kit/page';
import { ServerMessage } from '../../kit/server-message';
import { useSession } from '../../kit/session';
import { Freshness } from '../../kit/states/freshness';
import { useText } from '../../kit/text';
import { type Call, useQueried } from '../../kit/use-call';
import { Views } from './views';

/** The session's own store has what comes of it. */
const useRefreshed = (session: SessionView | undefined): Call<SessionView> =>
  useQueried<SessionView>({
    queryKey: ['session.refresh', session?.server, session?.person?.id],
    queryFn: async () => {
      const refreshed = await bridge().session.refresh();
      if (refreshed.ok) return refreshed.value;
      throw refreshed.failure;
    },
  });

export const Screen = (): ReactNode => {
  const text = useText('roles');
  const session = useSession((state) => state.session);
  const call = useRefreshed(session);
  if (!session) return null;
  const role = session.person?.role;
  return (
    <Page
      title={text('mine')}
      about={role ? text('mineAs', { role: readableLabel(role) }) : text('mineAbout')}
      actions={<Freshness call={call} />}
    >
      <Views />
      <ServerMessage failure={call.failure} />
      <AbilityMatrix label={text('mine')} pairs={session.ability} />
      <UnknownSubjects names={session.unknownSubjects} />
    </Page>
  );
};
