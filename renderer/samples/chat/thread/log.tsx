/** The messages by day and sender. New ones are announced and marked until the conversation is closed. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ChatRegular, CheckmarkCircleRegular, EyeRegular } from '@fluentui/react-icons';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Message } from '../../../kit/feedback/message';
import { formatClock } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { useNow } from '../../../kit/ui/use-now';
import { textSize } from '../../kit/styles';
import { usePaneStyles } from '../chat.styles';
import { conversationName, firstName } from '../conversation/names';
import type { ChatMessage, Conversation } from '../conversation/talk';
import { type MessageGroup, timeline } from '../conversation/timeline';
import { formatDayHeading } from '../conversation/when';
import { PersonAvatar } from '../list/avatars';
import { PictureButton } from '../profile/picture-button';
import { changeConversation, findContact, useChat } from '../store';
import { useLogStyles } from './log.styles';
import { useStickToBottom } from './use-stick-to-bottom';

/** Whether the last message was read. */
const Mark = ({ message }: { readonly message: ChatMessage }): ReactNode => {
  const styles = useLogStyles();
  const text = useText('chat');
  const Icon = message.read ? EyeRegular : CheckmarkCircleRegular;
  return (
    <span className={mergeClasses(styles.mark, message.read && styles.seen)}>
      <Icon role="img" aria-label={text(message.read ? 'log.seen' : 'log.sent')} />
    </span>
  );
};

interface MessageGroupProps {
  readonly group: MessageGroup;
  /** The search result. */
  readonly found: string | undefined;
  /** Shows below the last message whether it was read. */
  readonly marked: boolean;
}

const MessageGroupView = ({ group, found, marked }: MessageGroupProps): ReactNode => {
  const styles = useLogStyles();
  const pane = usePaneStyles();
  const text = useText('chat');
  const { from, messages } = group;
  const isMine = from === 'me';
  const contact = isMine ? undefined : findContact(from);
  const [first] = messages;
  const last = messages.at(-1);
  return (
    <div className={mergeClasses(styles.group, isMine && styles.mine)}>
      {contact ? <PersonAvatar name={contact.name} presence={contact.presence} size={32} /> : undefined}
      <div className={mergeClasses(styles.words, isMine && styles.ends)}>
        <div className={styles.said}>
          <span className={mergeClasses(isMine && pane.spoken)}>{contact?.name ?? text('log.me')}</span>
          {first ? <time dateTime={new Date(first.at).toISOString()}>{formatClock(first.at)}</time> : undefined}
        </div>
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.text === '' ? undefined : (
              <p
                id={message.id}
                className={mergeClasses(styles.bubble, isMine && styles.ours, found === message.id && styles.found)}
                dir="auto"
              >
                {message.text}
              </p>
            )}
            {message.picture ? <PictureButton picture={message.picture} width={280} /> : undefined}
          </Fragment>
        ))}
        {marked && last ? <Mark message={last} /> : undefined}
      </div>
    </div>
  );
};

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
        {days.map(({ day, groups }) => (
          <Fragment key={day}>
            <h2 className={log.day}>{formatDayHeading(text, day, now)}</h2>
            {groups.map((group) => {
              const [first] = group.messages;
              return (
                <Fragment key={first?.id}>
                  {newFrom !== undefined && first?.id === newFrom ? (
                    <h3 className={mergeClasses(log.day, log.fresh)}>{text('log.new')}</h3>
                  ) : undefined}
                  <MessageGroupView
                    group={group}
                    found={found}
                    marked={group.from === 'me' && group.messages.at(-1)?.id === last?.id}
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
