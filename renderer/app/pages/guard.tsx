import { allows, type Needs } from '@contract/ability';
import { Button } from '@fluentui/react-components';
import { ShieldLockRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { useAbility } from '../../kit/stores/session';
import { useLanding } from './home';
import { MessagePage } from './message-page';

interface GuardProps {
  /** The permissions that the area and the route require. */
  readonly needs: readonly Needs[];
  readonly children: ReactNode;
}

/** Shows a page, or the missing permission. */
export const Guard = ({ needs, children }: GuardProps) => {
  const ability = useAbility();
  const missing = needs.find((need) => !allows(ability, need));
  return missing ? <Refused missing={missing} /> : children;
};

const Refused = ({ missing: [action, subject] }: { readonly missing: Needs }) => {
  const text = useText('app');
  const navigate = useNavigate();
  const landing = useLanding();
  const permission = text('refused.permission', {
    action: text(`actions.${action}`),
    subject: text(`subjects.${subject}`),
  });
  return (
    <MessagePage icon={ShieldLockRegular} title={text('refused.title')} body={text('refused.body', { permission })}>
      <Button appearance="primary" onClick={() => void navigate(landing, { replace: true })}>
        {text('page.home')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{text('page.back')}</Button>
    </MessagePage>
  );
};
