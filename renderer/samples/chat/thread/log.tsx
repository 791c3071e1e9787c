/** The messages by day and sender. New ones are announced and marked until the conversation is closed. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ChatRegular } from '@fluentui/react-icons';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { useNow } from '../../../kit/ui/use-now';
import { textSize } from '../../kit/styles';
import { conversationName, firstName } from '../conversation/names';
import type { Conversation } from '../conversation/talk';
import { timeline } from '../conversation/timeline';
import { formatDayHeading } from '../conversation/when';
import { changeConversation, findContact, useChat } from '../store';
import { useLogStyles } from './log.styles';
import { MessageGroupView } from './message-group';
import { useStickToBottom } from './use-stick-to-bottom';

const useStyles = makeStyles({
  place: { position: 'relative', display: 'flex', flexGrow: 1, minBlockSize: 0 },
  log: {
    flexGrow: 1,
    minInlineSize: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingInline: tokens.spacingHorizontalXL,
    paddingBlockEnd: tokens.spacingVerticalM,
    ...focusRing('-2px'),
  },
  jump: {
    position: 'absolute',
    insetBlockEnd: tokens.spacingVerticalM,
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  button: { pointerEvents: 'auto', boxShadow: tokens.shadow8 },
  writing: {
    minBlockSize: '20px',
    marginBlockStart: tokens.spacingVerticalS,
    ...textSize[200],
    fontStyle: 'italic',
    color: tokens.colorNeutralForeground3,
  },
});

interface LogProps {
  readonly talk: Conversation;
  /** The search result to scroll to. */
  readonly found: string | undefined;
}

export const Log = ({ talk, found }: LogProps): ReactNode => {
  const styles = useStyles();
  const log = useLogStyles();
  const text = useText('chat');
  const now = useNow();
  const { id, messages, unread } = talk;
  const [newFrom] = useState(() => (unread > 0 ? messages.at(-unread)?.id : undefined));
  const writer = useChat(({ writing }) => findContact(writing[id] ?? ''));
  const last = messages.at(-1);
  const bottom = useStickToBottom({ last: last?.id, own: last?.from === 'me', writer: writer?.id, showFirst: found });

  const read = useEffectEvent(() => {
    if (unread > 0) changeConversation(id, { unread: 0 });
  });
  // Reaching the end marks the conversation as read; one marked as unread stays so until a new message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what is read
  useEffect(() => {
    if (bottom.isThere) read();
  }, [bottom.isThere, last?.id]);

  const name = conversationName(talk);
  const days = timeline(messages, newFrom);
  return (
    <div className={styles.place}>
      <div
        ref={bottom.log}
        role="log"
        aria-label={text('log.title', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={bottom.onScroll}
      >
        {messages.length === 0 ? (
          <Message icon={ChatRegular} title={text('log.none', { name })} body={text('log.noneBody')} />
        ) : undefined}
        {days.map(({ day, turns }) => (
          <Fragment key={day}>
            <h2 className={log.day}>{formatDayHeading(text, day, now)}</h2>
            {turns.map((turn) => {
              const [first] = turn.messages;
              return (
                <Fragment key={first?.id}>
                  {newFrom !== undefined && first?.id === newFrom ? (
                    <h3 className={mergeClasses(log.day, log.fresh)}>{text('log.new')}</h3>
                  ) : undefined}
                  <MessageGroupView
                    turn={turn}
                    found={found}
                    marked={turn.from === 'me' && turn.messages.at(-1)?.id === last?.id}
                  />
                </Fragment>
              );
            })}
          </Fragment>
        ))}
        <div className={styles.writing}>{writer ? text('writing', { name: firstName(writer.name) }) : ''}</div>
      </div>
      {bottom.isThere ? undefined : (
        <div className={styles.jump}>
          <Button
            className={styles.button}
            shape="circular"
            appearance={unread > 0 ? 'primary' : 'secondary'}
            icon={<ArrowDownRegular />}
            onClick={bottom.toBottom}
          >
            {unread > 0 ? text('log.newCount', { count: unread }) : text('log.toEnd')}
          </Button>
        </div>
      )}
    </div>
  );
};
