/** The states of a list that failed or is a copy. Loaded when one is shown. */
import { type CopyNote, type Failure, isNotAvailable } from '@contract/failure';
import { Button } from '@fluentui/react-components';
import { BoxRegular, SearchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Message } from '../../feedback/message';
import { Failed } from '../../feedback/states';
import { copyClock } from '../../format/copy-text';
import { inSentence } from '../../format/sentence';
import { useText } from '../../format/text';
import { useEventCopy } from '../../stores/packs';
import { withNarrowing } from '../data/list-state';
import type { List } from '../data/use-list';

interface FailedListProps {
  readonly list: List;
  readonly failure: Failure;
  readonly title: string;
}

/** Offers the event that is prepared on this computer, if the list asked for more. */
export const FailedList = ({ list, failure, title }: FailedListProps): ReactNode => {
  const { rows, state, source } = list;
  const text = useText('kit');
  const eventId = state.narrowing.eventId;
  const copy = useEventCopy();
  const isNarrowable = source.capabilities.narrowsTo?.includes('eventId') === true;
  const offered = copy && isNarrowable && isNotAvailable(failure) && copy.event.id !== eventId ? copy.event : undefined;
  return (
    <Failed
      failure={failure}
      onRetry={rows.call.refresh}
      busy={rows.call.busy}
      missing={text('copied.missingRows', { area: inSentence(title) })}
    >
      {offered ? (
        <Button
          appearance="primary"
          onClick={() => list.change({ narrowing: withNarrowing(state.narrowing, 'eventId', offered.id) })}
        >
          {text('copied.show', { event: offered.name })}
        </Button>
      ) : undefined}
    </Failed>
  );
};

interface NoMatchInCopyProps {
  readonly copy: CopyNote;
  readonly title: string;
  readonly children: ReactNode;
}

export const NoMatchInCopy = ({ copy, title, children }: NoMatchInCopyProps): ReactNode => {
  const text = useText('kit');
  return (
    <Message
      icon={SearchRegular}
      title={text('copied.notIn', { time: copyClock(copy) })}
      body={text('copied.noMatch', { area: inSentence(title) })}
    >
      {children}
    </Message>
  );
};

export const EmptyCopy = ({ title }: { readonly title: string }): ReactNode => {
  const text = useText('kit');
  const area = inSentence(title);
  return <Message icon={BoxRegular} title={text('list.noneTitle', { area })} body={text('copied.noRows', { area })} />;
};
