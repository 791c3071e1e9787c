import { Button } from '@fluentui/react-components';
import { DocumentQuestionMarkRegular } from '@fluentui/react-icons';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { useLanding } from './home';
import { MessagePage } from './message-page';

export const NotFound = () => {
  const text = useText('app');
  const navigate = useNavigate();
  const landing = useLanding();
  const { pathname } = useLocation();
  return (
    <MessagePage
      icon={DocumentQuestionMarkRegular}
      title={text('notFound.title')}
      body={text('notFound.body', { path: pathname })}
    >
      <Button appearance="primary" onClick={() => void navigate(landing, { replace: true })}>
        {text('page.home')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{text('page.back')}</Button>
    </MessagePage>
  );
};
