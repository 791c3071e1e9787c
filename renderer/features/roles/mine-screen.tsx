/** `/roles/mine`: the permissions of this session, read from the server when the page opens and on refresh. */
import type { SessionView } from '@contract/bridge';
import type { ReactNode } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { type Call, useCachedQuery } from '../../kit/bridge/use-call';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { roleName } from '../../kit/format/role';
import { useText } from '../../kit/format/text';
import { Freshness } from '../../kit/freshness/freshness';
import { useSession } from '../../kit/stores/session';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { UnknownSubjects } from '../../kit/ui/abilities/unknown-subjects';
import { Page } from '../../kit/ui/page';
import { Views } from './views';

/** The session store receives the result too. */
const useRefreshedSession = (session: SessionView | undefined): Call<SessionView> =>
  useCachedQuery<SessionView>({
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
  const call = useRefreshedSession(session);
  if (!session) return null;
  const role = session.person ? roleName(session.person) : '';
  return (
    <Page
      title={text('mine')}
      description={role ? text('mineAs', { role }) : text('mineAbout')}
      actions={<Freshness call={call} kind="reference" />}
    >
      <Views />
      <FailureMessage failure={call.failure} />
      <AbilityMatrix label={text('mine')} pairs={session.ability} />
      <UnknownSubjects names={session.unknownSubjects} />
    </Page>
  );
};
