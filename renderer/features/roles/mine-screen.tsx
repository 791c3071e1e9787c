/** `/roles/mine`: the abilities of this session, as the server gave them. */
import type { ReactNode } from 'react';
import { AbilityMatrix } from '../../kit/abilities/ability-matrix';
import { readableLabel } from '../../kit/format/label';
import { Page } from '../../kit/page';
import { useSession } from '../../kit/session';
import { useText } from '../../kit/text';
import { Views } from './views';

export const Screen = (): ReactNode => {
  const text = useText('roles');
  const session = useSession((state) => state.session);
  if (!session) return null;
  const role = session.person?.role;
  return (
    <Page title={text('mine')} about={role ? text('mineAs', { role: readableLabel(role) }) : text('mineAbout')}>
      <Views />
      <AbilityMatrix label={text('mine')} pairs={session.ability} />
    </Page>
  );
};
