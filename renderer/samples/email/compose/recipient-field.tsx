import {
  mergeClasses,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { PersonAvatar } from '../../kit/person-avatar';
import { hasValidAddress, isSamePerson, type Person, parsePeople, suggestContacts } from '../data/people';
import { useWindowStyles } from './window.styles';

interface RecipientFieldProps {
  readonly label: string;
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  /** Text that is not a recipient yet. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly contacts: readonly Person[];
  /** Recipients of all fields, left out of the suggestions. */
  readonly recipients: readonly Person[];
  readonly error?: string | undefined;
  /** Shown at the end of the field. */
  readonly extra?: ReactNode;
}

/** Keys that complete an address. */
const ends = [',', ';', 'Enter', 'Tab'];

export const RecipientField = (props: RecipientFieldProps): ReactNode => {
  const { label, people, onChange, query, onQueryChange, contacts, recipients, error } = props;
  const styles = useWindowStyles();
  const text = useText('email');
  const id = useId();
  const [open, setOpen] = useState(false);
  const suggested = query.trim() === '' ? [] : suggestContacts(contacts, query, recipients);

  const add = (text: string): void => {
    const more = parsePeople(text, contacts).filter((one) => !people.some((other) => isSamePerson(one, other)));
    onChange([...people, ...more]);
    onQueryChange('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!ends.includes(event.key) || !query.includes('@')) return;
    // Enter picks the highlighted suggestion, not the search text.
    const stands = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && stands && !hasValidAddress({ name: '', email: query.trim() })) return;
    if (event.key !== 'Tab') event.preventDefault();
    add(query);
  };
  return (
    <div className={styles.row}>
      <span className={styles.rowLabel} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.people}>
        <TagPicker
          open={open && suggested.length > 0}
          onOpenChange={(_, data) => setOpen(data.open)}
          selectedOptions={people.map(({ email }) => email)}
          onOptionSelect={(_, { selectedOptions }) => {
            const find = (email: string) => [...people, ...contacts].find((one) => one.email === email);
            onChange(selectedOptions.flatMap((email) => find(email) ?? []));
            onQueryChange('');
          }}
        >
          <TagPickerControl className={styles.control} expandIcon={null}>
            <TagPickerGroup className={styles.group} aria-labelledby={`${id}-label`}>
              {people.map((named) => {
                // Cc and Bcc hold addresses only; contacts supply the names.
                const person = contacts.find((one) => isSamePerson(one, named)) ?? named;
                const wrong = !hasValidAddress(person);
                return (
                  <Tag
                    key={named.email}
                    value={named.email}
                    shape="circular"
                    size="small"
                    title={wrong ? text('compose.wrongAddress') : person.email}
                    className={mergeClasses(wrong && styles.wrong)}
                    media={<PersonAvatar name={person.name || person.email} src={person.avatar} />}
                  >
                    <bdi>{person.name || person.email}</bdi>
                    {wrong ? ` (${text('compose.wrongAddress')})` : ''}
                  </Tag>
                );
              })}
            </TagPickerGroup>
            <TagPickerInput
              aria-labelledby={`${id}-label`}
              value={query}
              maxLength={2_000}
              clearable={false}
              onChange={({ target }) => {
                // Several addresses were pasted.
                if (/[,;]/.test(target.value) && target.value.includes('@')) add(target.value);
                else {
                  onQueryChange(target.value);
                  setOpen(true);
                }
              }}
              onKeyDown={onKeyDown}
              onBlur={() => query.includes('@') && suggested.length === 0 && add(query)}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            />
          </TagPickerControl>
          <TagPickerList>
            {suggested.map((person) => (
              <TagPickerOption
                key={person.email}
                value={person.email}
                text={person.name}
                className={styles.suggested}
                secondaryContent={person.email}
                media={<PersonAvatar name={person.name || person.email} src={person.avatar} />}
              >
                {person.name || person.email}
              </TagPickerOption>
            ))}
          </TagPickerList>
        </TagPicker>
        {error ? (
          <span id={`${id}-error`} role="alert" className={styles.error}>
            {error}
          </span>
        ) : undefined}
      </div>
      {props.extra}
    </div>
  );
};
