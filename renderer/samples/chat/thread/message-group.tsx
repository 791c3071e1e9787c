/** Consecutive messages of one sender: name and time once, then a bubble for each message. */
import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleRegular, EyeRegular } from '@fluentui/react-icons';
import { Fragment, type ReactNode } from 'react';
import { formatClock } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { usePaneStyles } from '../chat.styles';
import type { ChatMessage } from '../conversation/talk';
import type { MessageGroup } from '../conversation/timeline';
import { PersonAvatar } from '../list/avatars';
import { PictureButton } from '../profile/picture-button';
import { findContact } from '../store';
import { useLogStyles } from './log.styles';

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

interface TurnProps {
  readonly turn: MessageGroup;
  /** The search result. */
  readonly found: string | undefined;
  /** Shows below the last message whether it was read. */
  readonly marked: boolean;
}

export const MessageGroupView = ({ turn, found, marked }: TurnProps): ReactNode => {
  const styles = useLogStyles();
  const pane = usePaneStyles();
  const text = useText('chat');
  const { from, messages } = turn;
  const isMine = from === 'me';
  const contact = isMine ? undefined : findContact(from);
  const [first] = messages;
  const last = messages.at(-1);
  return (
    <div className={mergeClasses(styles.turn, isMine && styles.mine)}>
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
