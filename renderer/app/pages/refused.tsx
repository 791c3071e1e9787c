/** Instead of a page: the permission that is missing. */
import type { Needs } from '@contract/ability';
import { ShieldLockRegular } from '@fluentui/react-icons';
import { useText } from '../../kit/format/text';
import { useIsAbilityUnread } from '../../kit/stores/session';
import { UnavailablePage } from './unavailable-page';

export const Refused = ({ missing: [action, subject] }: { readonly missing: Needs }) => {
  const text = useText('app');
  const isUnread = useIsAbilityUnread();
  const permission = text('refused.permission', {
    action: text(`actions.${action}`),
    subject: text(`subjects.${subject}`),
  });
  return (
    <UnavailablePage
      icon={ShieldLockRegular}
      title={text(isUnread ? 'refused.unsureTitle' : 'refused.title')}
      body={text(isUnread ? 'refused.unsure' : 'refused.body', { permission })}
    />
  );
};
