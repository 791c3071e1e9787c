/** A conversation in the list: name, last message, time and unread count. */
import { CounterBadge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AlertOffRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { useNow } from '../../../kit/ui/use-now';
import { usePaneStyles } from '../chat.styles';
import { conversationName, firstName, formatSnippet } from '../conversation/names';
import type { ChatMessage, Conversation } from '../conversation/talk';
import { formatLastTime } from '../conversation/when';
import { findContact, useChat } from '../store';
import { ConversationAvatar } from './avatars';
import { useItemStyles } from './item.styles';

const useStyles = makeStyles({
  writing: { color: tokens.colorBrandForeground1, fontStyle: 'italic' },
  draft: { color: tokens.colorStatusDangerForeground1 },
  muted: { flexShrink: 0, fontSize: '14px', color: tokens.colorNeutralForeground3 },
});

interface ItemProps {
  readonly talk: Conversation;
  readonly to: string;
  readonly open: boolean;
  /** A search result in place of the last message. */
  readonly message?: ChatMessage;
  /** In place of the message's own text. */
  readonly excerpt?: string;
}

export const ConversationItem = ({ talk, to, open, message, excerpt }: ItemProps): ReactNode => {
  const item = useItemStyles();
  const pane = usePaneStyles();
  const styles = useStyles();
  const text = useText('chat');
  const now = useNow();
  const previews = useChat(({ me }) => me.previews);
  const writer = useChat(({ writing }) => (message ? undefined : writing[talk.id]));
  const draft = useChat(({ drafts }) => (message || open ? '' : (drafts[talk.id]?.trim() ?? '')));
  const shown = message ?? talk.messages.at(-1);
  const isNew = !message && talk.unread > 0;
  return (
    <li>
      <Link
        to={to}
        className={mergeClasses(item.item, open && item.current)}
        {...(open ? { 'aria-current': 'page' as const } : {})}
      >
        <ConversationAvatar talk={talk} size={40} />
        <span className={item.words}>
          <span className={item.line}>
            <span className={mergeClasses(item.name, isNew && item.strong)} dir="auto">
              {conversationName(talk)}
            </span>
            {talk.muted ? (
              <AlertOffRegular className={styles.muted} aria-label={text('muted')} role="img" />
            ) : undefined}
            <span className={mergeClasses(item.time, isNew && item.new)}>
              {shown ? formatLastTime(text, shown.at, now) : ''}
            </span>
          </span>
          <span className={item.line}>
            {draft !== '' ? (
              <span className={mergeClasses(item.snippet, styles.draft)} dir="auto">
                {text('draft', { words: draft })}
              </span>
            ) : writer ? (
              <span className={mergeClasses(item.snippet, styles.writing)}>
                {text('writing', { name: firstName(findContact(writer)?.name ?? '') })}
              </span>
            ) : (
              <span className={mergeClasses(item.snippet, isNew && item.strong)} dir="auto">
                {excerpt ?? (shown && previews ? formatSnippet(text, talk, shown) : '')}
              </span>
            )}
            {isNew ? (
              <>
                <CounterBadge
                  count={talk.unread}
                  size="small"
                  color={talk.muted ? 'informative' : 'brand'}
                  aria-hidden
                />
                <span className={pane.spoken}>{text('unread', { count: talk.unread })}</span>
              </>
            ) : undefined}
          </span>
        </span>
      </Link>
    </li>
  );
};
