/** Shown in place of data that neither the server nor the copy on this computer could give: what the copy has instead. */
import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CloudOffRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyClock, ticketCountText } from '../format/copy-text';
import { kitText, useText } from '../format/text';
import { type EventCopy, useEventCopy } from '../stores/packs';
import { Message } from '../ui/message';

/** "The copy of 9:12 AM has 412 of 415 tickets of Autumn Nationals." In place of a list of anything, the tickets don't matter. */
const whatCopyHas = ({ event, tickets, ...note }: EventCopy, isList: boolean): string =>
  kitText(isList ? 'copied.hasOnly' : tickets ? 'copied.has' : 'copied.hasEvent', {
    time: copyClock(note),
    event: event.name,
    ...(tickets ? { tickets: ticketCountText(tickets) } : {}),
  });

interface NotInCopyProps {
  readonly eventId: string | number | undefined;
  /** What is missing, as a sentence. */
  readonly missing: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly busy: boolean;
  /** Shown if there is no copy of the event. */
  readonly withoutCopy: ReactNode;
  readonly children: ReactNode;
}

export const NotInCopy = (props: NotInCopyProps): ReactNode => {
  const { eventId, missing, onRetry, busy, withoutCopy, children } = props;
  const text = useText('kit');
  const copy = useEventCopy(eventId);
  if (!copy) return withoutCopy;
  const body = missing ?? text('copied.missing');
  return (
    <Message
      icon={CloudOffRegular}
      title={text('copied.notIn', { time: copyClock(copy) })}
      body={`${body} ${whatCopyHas(copy, missing !== undefined)}`}
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
