/** `/apps/chat` and `/apps/chat/:id`: the conversations and the open one. */
import { fold } from '@contract/text/fold';
import { CounterBadge, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { ChatMultipleRegular, SearchRegular, SendRegular } from '@fluentui/react-icons';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { formatClock, formatDay } from '../../kit/format/date-time';
import { toDay } from '../../kit/format/day';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';
import { useDirectionIcons } from '../../kit/ui/direction-icons';
import { lineBelow } from '../../kit/ui/hairlines';
import { Message } from '../../kit/ui/message';
import { focusRing } from '../../kit/ui/styles';
import { IconButton } from '../kit/icon-button';
import { PersonAvatar } from '../kit/person-avatar';
import { SearchInput } from '../kit/search-input';
import { formatShortTime } from '../kit/short-time';
import { ellipsis, heading, lineAfter, plainList, textSize } from '../kit/styles';
import { type ChatMessage, type Conversation, markAsRead, sendMessage, useChat } from './conversations';

const narrow = '@media (max-width: 900px)';

const useItemStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: '10px',
    paddingInline: '16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: backgrounds.hovered },
    '&[aria-current]': { backgroundColor: backgrounds.selected },
    ...focusRing('-2px'),
  },
  words: { display: 'grid', minInlineSize: 0 },
  name: { ...ellipsis, fontWeight: tokens.fontWeightSemibold },
  last: { ...ellipsis, ...textSize[200], color: tokens.colorNeutralForeground2 },
  end: { display: 'grid', justifyItems: 'end', rowGap: '4px', alignSelf: 'start', ...textSize[200] },
  time: { color: tokens.colorNeutralForeground3 },
});

const Item = ({
  conversation,
  isOpen,
}: {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}): ReactNode => {
  const styles = useItemStyles();
  const text = useText('chat');
  const { id, name, presence, messages, unread } = conversation;
  const last = messages.at(-1);
  return (
    <li>
      <Link className={styles.item} to={`/apps/chat/${id}`} {...(isOpen ? { 'aria-current': 'page' } : {})}>
        <PersonAvatar name={name} size={40} {...(presence ? { badge: { status: presence } } : {})} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.last}>
            {last?.from === 'me' ? text('mine', { words: last.text }) : (last?.text ?? '')}
          </bdi>
        </span>
        <span className={styles.end}>
          <span className={styles.time}>{last ? formatShortTime(last.at) : ''}</span>
          {unread > 0 ? (
            <CounterBadge count={unread} size="small" title={text('unread', { count: unread })} />
          ) : undefined}
        </span>
      </Link>
    </li>
  );
};

const useThreadStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', columnGap: '12px', padding: '10px 16px', ...lineBelow },
  back: { display: 'none', [narrow]: { display: 'inline-flex' } },
  name: heading(400),
  quiet: { ...textSize[200], color: tokens.colorNeutralForeground3 },
  log: { flexGrow: 1, overflowY: 'auto', paddingInline: '20px', paddingBlockEnd: '12px', ...focusRing('-2px') },
  day: { ...heading(200), marginBlock: '16px 8px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
  messages: { ...plainList, display: 'flex', flexDirection: 'column', rowGap: '10px' },
  message: { display: 'grid', rowGap: '2px', maxInlineSize: 'min(560px, 85%)', alignSelf: 'flex-start' },
  mine: { alignSelf: 'flex-end', justifyItems: 'end' },
  bubble: {
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  ours: { backgroundColor: tokens.colorBrandBackground2 },
  composer: { display: 'flex', alignItems: 'end', columnGap: '8px', padding: '8px 20px 12px' },
  field: { flexGrow: 1 },
});

const Composer = ({ conversation }: { readonly conversation: Conversation }): ReactNode => {
  const styles = useThreadStyles();
  const text = useText('chat');
  const [draft, setDraft] = useState('');
  const send = () => {
    if (draft.trim() === '') return;
    sendMessage(conversation, draft.trim());
    setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may end an IME composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <Textarea
        className={styles.field}
        aria-label={text('compose.to', { name: conversation.name })}
        placeholder={text('compose.placeholder')}
        resize="vertical"
        dir="auto"
        maxLength={1_000}
        value={draft}
        onChange={(_, { value }) => setDraft(value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={text('compose.send')} appearance="primary" icon={<SendRegular />} onClick={send} />
    </div>
  );
};

const Thread = ({ conversation }: { readonly conversation: Conversation }): ReactNode => {
  const styles = useThreadStyles();
  const text = useText('chat');
  const navigate = useNavigate();
  const { Back } = useDirectionIcons();
  const log = useRef<HTMLDivElement>(null);
  const { id, name, about, presence, messages, unread } = conversation;
  useEffect(() => {
    if (unread > 0) markAsRead(id);
  }, [id, unread]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length]);
  const bubble = (message: ChatMessage): ReactNode => {
    const isMine = message.from === 'me';
    return (
      <li key={message.id} className={mergeClasses(styles.message, isMine && styles.mine)}>
        <span className={styles.quiet}>
          {isMine ? text('me') : message.from} · {formatClock(message.at)}
        </span>
        <p className={mergeClasses(styles.bubble, isMine && styles.ours)} dir="auto">
          {message.text}
        </p>
      </li>
    );
  };
  return (
    <>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconButton label={text('back')} icon={<Back />} onClick={() => void navigate('/apps/chat')} />
        </span>
        <PersonAvatar name={name} size={36} {...(presence ? { badge: { status: presence } } : {})} />
        <div>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <span className={styles.quiet}>{presence ? `${about} · ${text(`presence.${presence}`)}` : about}</span>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label={text('log', { name })} tabIndex={0}>
        {[...Map.groupBy(messages, ({ at }) => toDay(new Date(at)))].map(([day, ofDay]) => (
          <Fragment key={day}>
            <h2 className={styles.day}>{formatDay(day)}</h2>
            <ol className={styles.messages}>{ofDay.map(bubble)}</ol>
          </Fragment>
        ))}
      </div>
      <Composer conversation={conversation} />
    </>
  );
};

const useStyles = makeStyles({
  chat: {
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    flexGrow: 1,
    minBlockSize: '260px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pane: { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 },
  list: { ...lineAfter, [narrow]: { borderInlineEndStyle: 'none' } },
  head: { display: 'grid', rowGap: '10px', padding: '16px' },
  title: heading(500),
  items: { ...plainList, overflowY: 'auto' },
  thread: { backgroundColor: tokens.colorNeutralBackground2 },
  behind: { [narrow]: { display: 'none' } },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('chat');
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const all = useChat(({ conversations }) => conversations);
  const query = params.get('q') ?? '';
  const found = all
    .filter(({ name, about }) => fold(`${name} ${about}`).includes(fold(query.trim())))
    .toSorted((one, other) => (other.messages.at(-1)?.at ?? 0) - (one.messages.at(-1)?.at ?? 0));
  const open = all.find((one) => one.id === id);
  const Title = open ? 'h2' : 'h1';
  return (
    <div className={styles.chat}>
      <section className={mergeClasses(styles.pane, styles.list, open && styles.behind)} aria-label={text('list')}>
        <div className={styles.head}>
          <Title className={styles.title}>{text('title')}</Title>
          <SearchInput
            label={text('search')}
            query={query}
            onQueryChange={(q) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
          />
        </div>
        {found.length === 0 ? (
          <Message icon={SearchRegular} title={text('found.title')} body={text('found.body')} />
        ) : (
          <ul className={styles.items}>
            {found.map((one) => (
              <Item key={one.id} conversation={one} isOpen={one.id === id} />
            ))}
          </ul>
        )}
      </section>
      <section className={mergeClasses(styles.pane, styles.thread, !open && styles.behind)} aria-label={text('thread')}>
        {open ? (
          <Thread key={open.id} conversation={open} />
        ) : (
          <Message icon={ChatMultipleRegular} title={text('none.title')} body={text('none.body')} />
        )}
      </section>
    </div>
  );
};
