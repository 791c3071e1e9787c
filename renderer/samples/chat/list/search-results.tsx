/** Search results: people and messages. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import { textSize } from '../../kit/styles';
import type { ChatLocation } from '../chat-location';
import { excerptAround, findMessages, findPeople } from '../conversation/find';
import { formatSnippet } from '../conversation/names';
import { people } from '../seeds/people';
import { useChat } from '../store';
import { ConversationItem } from './conversation-item';
import { useItemStyles } from './item.styles';
import { PersonItem } from './person-item';

const useStyles = makeStyles({
  title: {
    margin: 0,
    paddingBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalXS}`,
    paddingInline: tokens.spacingHorizontalM,
    ...textSize[200],
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
});

export const SearchResults = ({ address }: { readonly address: ChatLocation }): ReactNode => {
  const styles = useStyles();
  const item = useItemStyles();
  const text = useText('chat');
  const talks = useChat((state) => state.talks);
  const { words } = address;
  const who = findPeople(people, words);
  const what = findMessages(talks, words);
  if (who.length + what.length === 0)
    return <Message icon={SearchRegular} title={text('found.none')} body={text('found.noneBody', { words })} />;
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
                words={excerptAround(formatSnippet(text, talk, message), words)}
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
