/** Shown in place of data that neither the server nor the copy on this computer could give: what the copy has instead. */
import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CloudOffRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyClock } from '../format/copy-text';
import { kitText, useText } from '../format/text';
import { type EventCopy, ticketCountText } from '../stores/packs';
import { Message } from './message';

/** "The copy of 09:12 has 412 of 415 tickets of Autumn Nationals." */
const whatCopyHas = ({ event, tickets, ...note }: EventCopy): string =>
  kitText(tickets ? 'copied.has' : 'copied.hasEvent', {
    time: copyClock(note),
    event: event.name,
    ...(tickets ? { tickets: ticketCountText(tickets) } : {}),
  });

interface NotInCopyProps {
  readonly copy: EventCopy;
  /** What is missing, as a sentence. */
  readonly body: string;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

export const NotInCopy = ({ copy, body, onRetry, busy = false, children }: NotInCopyProps): ReactNode => {
  const text = useText('kit');
  return (
    <Message
      icon={CloudOffRegular}
      title={text('copied.notIn', { time: copyClock(copy) })}
      body={`${body} ${whatCopyHas(copy)}`}
      isError
    >
      {onRetry ? (
        <Button icon={<ArrowClockwiseRegular />} disabledFocusable={busy} onClick={onRetry}>
          {text('actions.retry')}
        </Button>
      ) : undefined}
      {children}
    </Message>
  );
};
