/** The states of a list that failed or is a copy. Loaded when one is shown. */
import { type CopyNote, type Failure, isNotAvailable } from '@contract/failure';
import { Button } from '@fluentui/react-components';
import { BoxRegular, SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { Failed, Pending } from '../../feedback/states';
import { copyClock } from '../../format/copy-text';
import { inSentence } from '../../format/sentence';
import { useText } from '../../format/text';
import { chooseEventNamed, useCurrentEvent } from '../../stores/current-event';
import { type EventCopy, useEventCopy } from '../../stores/packs';
import { Message } from '../../ui/message';
import { type Narrowing, withNarrowing } from '../data/list-state';
import type { List } from '../data/use-list';

interface FailedListProps {
  readonly list: List;
  readonly failure: Failure;
  readonly title: string;
}

/** How a list is narrowed to what a pack has; undefined if it can't be, or is already. */
const narrowingTo = ({ source, state }: List, { event }: EventCopy): Narrowing | undefined => {
  for (const [param, id] of [
    ['eventId', event.id],
    ['trackId', event.trackId],
  ] as const)
    if (id !== undefined && source.capabilities.narrowsTo?.includes(param))
      return state.narrowing[param] === id ? undefined : withNarrowing(state.narrowing, param, id);
  return undefined;
};

/**
 * Without a chosen event, shows what is prepared on this computer. If the user works on another event or asked for all of
 * them, offers it instead, because nobody may take these rows for those of theirs; the other lists then follow.
 */
export const FailedList = ({ list, failure, title }: FailedListProps): ReactNode => {
  const { rows } = list;
  const text = useText('kit');
  const copy = useEventCopy();
  const narrowing = copy && isNotAvailable(failure) ? narrowingTo(list, copy) : undefined;
  const { change, state } = list;
  const isOpen = useCurrentEvent() === undefined && Object.keys(state.narrowing).length === 0;
  const isShownNow = isOpen && narrowing !== undefined;
  useEffect(() => {
    if (isShownNow) change({ narrowing });
  }, [isShownNow, change, narrowing]);
  if (isShownNow) return <Pending />;
  const workOn = (event: EventCopy['event'], next: Narrowing): void => {
    change({ narrowing: next });
    chooseEventNamed(event);
  };
  return (
    <Failed
      failure={failure}
      onRetry={rows.call.refresh}
      busy={rows.call.busy}
      missing={text('copied.missingRows', { area: inSentence(title) })}
    >
      {copy && narrowing ? (
        <Button appearance="primary" onClick={() => workOn(copy.event, narrowing)}>
          {text('copied.workOn', { event: copy.event.name })}
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
