/** Rows that could not be refreshed: why, and how old they are. */
import type { Failure } from '@contract/failure';
import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { failureLine, failureText } from '../../feedback/failure-text';
import { NoticeBar } from '../../feedback/notice-bar';
import { formatRecentTime } from '../../format/date-time';
import { useText } from '../../format/text';
import type { List } from '../data/use-list';

interface StaleNoticeProps {
  readonly failure: Failure;
  readonly call: List['rows']['call'];
  readonly className: string;
}

export const StaleNotice = ({ failure, call, className }: StaleNoticeProps): ReactNode => {
  const text = useText('kit');
  // The page itself loaded, and a retry would fail the same way.
  const isTooLong = failure.code === 'too-many-rows';
  const time = call.asOf ? text('states.staleAsOf', { time: formatRecentTime(call.asOf) }) : '';
  return (
    <NoticeBar
      className={className}
      intent="warning"
      layout="multiline"
      {...(isTooLong ? {} : { actions: <Button onClick={call.refresh}>{text('actions.retry')}</Button> })}
    >
      {failureText(failure).title}. {isTooLong ? failureLine(failure) : time}
    </NoticeBar>
  );
};
