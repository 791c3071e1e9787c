/** Says what isn't known because a log couldn't be read, and reads it again. */
import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { useText } from '../../kit/format/text';
import { readLogs } from './event-log';

export const UnreadLogNotice = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const text = useText('kit');
  return (
    <NoticeBar
      intent="error"
      layout="multiline"
      actions={<Button onClick={() => void readLogs()}>{text('actions.retry')}</Button>}
    >
      {children}
    </NoticeBar>
  );
};
