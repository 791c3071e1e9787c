import {
  Avatar,
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
import { hasValidAddress, isSamePerson, type Person, parsePeople, suggestContacts } from '../data/people';
import { useWindowStyles } from './window.styles';

interface RecipientFieldProps {
  readonly label: string;
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  /** What is typed and is no recipient yet. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly contacts: readonly Person[];
  /** Recipients of all fields: they are not suggested again. */
  readonly taken: readonly Person[];
  readonly error?: string | undefined;
  /** At the end of the line. */
  readonly extra?: ReactNode;
}

/** These end an address, as a line's end does. */
const ends = [',', ';', 'Enter', 'Tab'];

export const RecipientField = (props: RecipientFieldProps): ReactNode => {
  const { label, people, onChange, typed, onTyped, contacts, taken, error } = props;
  const styles = useWindowStyles();
  const text = useText('email');
  const id = useId();
  const [open, setOpen] = useState(false);
  const suggested = typed.trim() === '' ? [] : suggestContacts(contacts, typed, taken);

  const add = (words: string): void => {
    const more = parsePeople(words, contacts).filter((one) => !people.some((other) => isSamePerson(one, other)));
    onChange([...people, ...more]);
    onTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!ends.includes(event.key) || !typed.includes('@')) return;
    // A suggestion that the arrow keys stand on is meant, not the letters typed to find it.
    const stands = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && stands && !hasValidAddress({ name: '', email: typed.trim() })) return;
    if (event.key !== 'Tab') event.preventDefault();
    add(typed);
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
            onTyped('');
          }}
        >
          <TagPickerControl className={styles.control} expandIcon={null}>
            <TagPickerGroup className={styles.group} aria-labelledby={`${id}-label`}>
              {people.map((named) => {
                // Copies come as addresses: the contacts know their names.
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
                    media={
                      <Avatar
                        aria-hidden
                        name={person.name || person.email}
                        color="colorful"
                        {...(person.avatar ? { image: { src: person.avatar } } : {})}
                      />
                    }
                  >
                    <bdi>{person.name || person.email}</bdi>
                    {wrong ? ` (${text('compose.wrongAddress')})` : ''}
                  </Tag>
                );
              })}
            </TagPickerGroup>
            <TagPickerInput
              aria-labelledby={`${id}-label`}
              value={typed}
              maxLength={2_000}
              clearable={false}
              onChange={({ target }) => {
                // Several at once were pasted.
                if (/[,;]/.test(target.value) && target.value.includes('@')) add(target.value);
                else {
                  onTyped(target.value);
                  setOpen(true);
                }
              }}
              onKeyDown={onKeyDown}
              onBlur={() => typed.includes('@') && suggested.length === 0 && add(typed)}
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
                media={
                  <Avatar
                    aria-hidden
                    name={person.name || person.email}
                    color="colorful"
                    {...(person.avatar ? { image: { src: person.avatar } } : {})}
                  />
                }
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
