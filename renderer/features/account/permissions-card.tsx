import type { SessionView } from '@contract/bridge';
import { AbilityMatrix } from '../../kit/abilities/ability-matrix';
import { UnknownSubjects } from '../../kit/abilities/unknown-subjects';
import { useText } from '../../kit/text';
import { Card } from './card';

/** What the person signed in may do. */
export const PermissionsCard = ({ session }: { readonly session: SessionView }) => {
  const text = useText('account');
  return (
    <Card title={text('permissions.title')} about={text('permissions.about')}>
      <div>
        <AbilityMatrix label={text('permissions.title')} pairs={session.ability} />
        <UnknownSubjects names={session.unknownSubjects} />
      </div>
    </Card>
  );
};
