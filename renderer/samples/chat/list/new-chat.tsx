import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import type { ChatLocation } from '../chat-location';
import { findPeople } from '../conversation/find';
import { people } from '../seeds/people';
import { useItemStyles } from './item.styles';
import { PersonItem } from './person-item';

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: tokens.spacingVerticalM },
  search: { maxInlineSize: 'none' },
  cancel: { justifySelf: 'end' },
  people: { blockSize: 'min(420px, 50vh)', overflowY: 'auto' },
});

/** Contacts to start a conversation with, with a search. */
export const NewChat = ({
  address,
  onClose,
}: {
  readonly address: ChatLocation;
  readonly onClose: () => void;
}): ReactNode => {
  const styles = useStyles();
  const item = useItemStyles();
  const text = useText('chat');
  const kit = useText('kit');
  const [query, setQuery] = useState('');
  const found = findPeople(people, query);
  return (
    <FormDialog title={text('new.title')} width={480} onClose={onClose}>
      <div className={styles.content}>
        <SearchBox
          className={styles.search}
          aria-label={text('new.search')}
          placeholder={text('new.search')}
          autoFocus
          maxLength={100}
          value={query}
          onChange={(_, { value }) => setQuery(value)}
        />
        <div className={styles.people}>
          {found.length === 0 ? (
            <Message icon={PeopleRegular} title={text('new.none')} body={text('new.noneBody', { words: query })} />
          ) : (
            <ul className={item.list} aria-label={text('new.contacts')}>
              {found.map((contact) => (
                <PersonItem key={contact.id} contact={contact} to={address.pathOf(contact.id)} onChoose={onClose} />
              ))}
            </ul>
          )}
        </div>
        <Button className={styles.cancel} onClick={onClose}>
          {kit('actions.cancel')}
        </Button>
      </div>
    </FormDialog>
  );
};
