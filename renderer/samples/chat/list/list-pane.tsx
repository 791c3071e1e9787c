/** The list pane: the user, the search and the conversations. */
import { Button, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { ChatMultipleRegular, ComposeRegular, SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { IconButton } from '../../kit/icon-button';
import { SearchInput } from '../../kit/search-input';
import { textSize } from '../../kit/styles';
import { usePaneStyles } from '../chat.styles';
import type { ChatLocation } from '../chat-location';
import { excerptAround, findMessages, findPeople, sortByLatest } from '../conversation/find';
import { formatSnippet } from '../conversation/names';
import { people } from '../seeds/people';
import { useChat } from '../store';
import { PersonAvatar } from './avatars';
import { ConversationItem } from './conversation-item';
import { useItemStyles } from './item.styles';
import { NewChat } from './new-chat';
import { PersonItem } from './person-item';

const useSearchResultsStyles = makeStyles({
  title: {
    margin: 0,
    paddingBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalXS}`,
    paddingInline: tokens.spacingHorizontalM,
    ...textSize[200],
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
});

/** Search results: people and messages. */
const SearchResults = ({ address }: { readonly address: ChatLocation }): ReactNode => {
  const styles = useSearchResultsStyles();
  const item = useItemStyles();
  const text = useText('chat');
  const talks = useChat((state) => state.talks);
  const { query } = address;
  const who = findPeople(people, query);
  const what = findMessages(talks, query);
  if (who.length + what.length === 0)
    return <Message icon={SearchRegular} title={text('found.none')} body={text('found.noneBody', { words: query })} />;
  return (
    <>
      {who.length > 0 ? (
        <>
          <h2 className={styles.title}>{text('found.people')}</h2>
          <ul className={item.list} aria-label={text('found.people')}>
            {who.map((contact) => (
              <PersonItem key={contact.id} contact={contact} to={address.pathOf(contact.id)} />
            ))}
          </ul>
        </>
      ) : undefined}
      {what.length > 0 ? (
        <>
          <h2 className={styles.title}>{text('found.messages')}</h2>
          <ul className={item.list} aria-label={text('found.messages')}>
            {what.map(({ talk, message }) => (
              <ConversationItem
                key={message.id}
                talk={talk}
                message={message}
                excerpt={excerptAround(formatSnippet(text, talk, message), query)}
                to={address.pathOf(talk.id, message.id)}
                open={address.message === message.id}
              />
            ))}
          </ul>
        </>
      ) : undefined}
    </>
  );
};

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  search: { flexGrow: 1, minInlineSize: 0, maxInlineSize: 'none' },
  scroll: {
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalS,
    scrollbarWidth: 'thin',
  },
  me: { minInlineSize: '36px', blockSize: '36px', padding: 0 },
});

const Talks = ({ address }: { readonly address: ChatLocation }): ReactNode => {
  const item = useItemStyles();
  const text = useText('chat');
  const talks = sortByLatest(useChat((state) => state.talks));
  // Keeps the open conversation in the unread filter.
  const shown = address.unreadOnly ? talks.filter(({ id, unread }) => unread > 0 || id === address.open) : talks;
  if (shown.length === 0)
    return (
      <Message icon={ChatMultipleRegular} title={text('list.noneUnread')} body={text('list.noneUnreadBody')}>
        <Button onClick={() => address.change({ unread: undefined })}>{text('list.all')}</Button>
      </Message>
    );
  return (
    <ul className={item.list} aria-label={text('list.title')}>
      {shown.map((talk) => (
        <ConversationItem key={talk.id} talk={talk} to={address.pathOf(talk.id)} open={address.open === talk.id} />
      ))}
    </ul>
  );
};

interface ListPaneProps {
  readonly address: ChatLocation;
  /** Whether the pane has the page's main heading; an open conversation has it otherwise. */
  readonly main: boolean;
}

export const ListPane = ({ address, main }: ListPaneProps): ReactNode => {
  const styles = useStyles();
  const pane = usePaneStyles();
  const text = useText('chat');
  const me = useChat((state) => state.me);
  const unread = useChat(({ talks }) => talks.reduce((sum, talk) => sum + talk.unread, 0));
  const [starting, setStarting] = useState(false);
  const { query, unreadOnly, panel } = address;
  const Title = main ? 'h1' : 'h2';
  const mine = text('me.open', { presence: text(`presence.${me.presence}`) });
  return (
    <>
      <div className={pane.head}>
        <Title className={pane.title}>{text('title')}</Title>
        <IconButton label={text('new.title')} icon={<ComposeRegular />} onClick={() => setStarting(true)} />
        <LazyTooltip content={mine} relationship="label">
          <Button
            className={styles.me}
            appearance="subtle"
            shape="circular"
            aria-expanded={panel === 'me'}
            onClick={() => address.change({ panel: panel === 'me' ? undefined : 'me' })}
          >
            <PersonAvatar name={me.name} presence={me.presence} size={28} />
          </Button>
        </LazyTooltip>
      </div>
      <div className={styles.tools}>
        <SearchInput
          className={styles.search}
          label={text('search')}
          placeholder={text('searchShort')}
          query={query}
          onQueryChange={(q) => address.change({ q })}
        />
        <ToggleButton
          checked={unreadOnly}
          disabled={query !== ''}
          onClick={() => address.change({ unread: unreadOnly ? undefined : '1' })}
        >
          {text('list.unread', { count: unread })}
        </ToggleButton>
      </div>
      <div className={styles.scroll}>
        {query.trim() === '' ? <Talks address={address} /> : <SearchResults address={address} />}
      </div>
      {starting ? <NewChat address={address} onClose={() => setStarting(false)} /> : undefined}
    </>
  );
};
