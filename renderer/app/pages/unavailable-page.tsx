import { Button } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { useLanding } from './home';
import { MessagePage } from './message-page';

interface UnavailablePageProps {
  readonly icon: FluentIcon;
  readonly title: string;
  readonly body: string;
}

/** Replaces a page that the user can't see, with the way to the first page and the way back. */
export const UnavailablePage = (props: UnavailablePageProps) => {
  const text = useText('app');
  const navigate = useNavigate();
  const landing = useLanding();
  return (
    <MessagePage {...props}>
      <Button appearance="primary" onClick={() => void navigate(landing, { replace: true })}>
        {text('page.home')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{text('page.back')}</Button>
    </MessagePage>
  );
};
