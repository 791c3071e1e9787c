/** Instead of a page: the permission that is missing. */
import type { Needs } from '@contract/ability';
import { Button } from '@fluentui/react-components';
import { ShieldLockRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { useIsAbilityUnread } from '../../kit/stores/session';
import { useLanding } from './home';
import { MessagePage } from './message-page';

export const Refused = ({ missing: [action, subject] }: { readonly missing: Needs }) => {
  const text = useText('app');
  const navigate = useNavigate();
  const landing = useLanding();
  const isUnread = useIsAbilityUnread();
  const permission = text('refused.permission', {
    action: text(`actions.${action}`),
    subject: text(`subjects.${subject}`),
  });
  return (
    <MessagePage
      icon={ShieldLockRegular}
      title={text(isUnread ? 'refused.unreadTitle' : 'refused.title')}
      body={text(isUnread ? 'refused.unread' : 'refused.body', { permission })}
    >
      <Button appearance="primary" onClick={() => void navigate(landing, { replace: true })}>
        {text('page.home')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{text('page.back')}</Button>
    </MessagePage>
  );
};
