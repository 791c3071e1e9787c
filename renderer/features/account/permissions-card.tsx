import type { SessionView } from '@contract/bridge';
import { useText } from '../../kit/format/text';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { UnknownSubjects } from '../../kit/ui/abilities/unknown-subjects';
import { Card } from './card';

/** The permissions of the signed-in user. */
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
