/** Said above a form whose answer was lost, once the server was asked again. */
import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../text';

const useStyles = makeStyles({ bar: { gridColumn: '1 / -1' } });

export const LostAnswer = (): ReactNode => {
  const text = useText('kit');
  return (
    <MessageBar intent="warning" layout="multiline" className={useStyles().bar}>
      <MessageBarBody>{text('form.lostAnswer')}</MessageBarBody>
    </MessageBar>
  );
};
