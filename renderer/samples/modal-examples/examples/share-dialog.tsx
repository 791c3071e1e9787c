import {
  Avatar,
  Button,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Select,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular, LinkRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { copyText } from '../../../kit/feedback/copy-text';
import { Loaded } from '../../../kit/feedback/states';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { useText } from '../../../kit/format/text';
import { stack } from '../../kit/layout';
import { ellipsis, stackedList } from '../../kit/styles';
import { type ExampleProps, useFinish } from '../example-dialog';
import { emailProblem, type Guest, invite, rights } from './guests';

const useStyles = makeStyles({
  add: { display: 'flex', alignItems: 'start', columnGap: '8px' },
  email: { flexGrow: 1 },
  list: stackedList(tokens.spacingVerticalS),
  guest: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  words: { display: 'grid' },
  cut: { ...ellipsis },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
});

const link = '/pages/modal-examples?open=share';

const Guests = ({ first, onClose }: ExampleProps & { readonly first: readonly Guest[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const finish = useFinish(onClose);
  const [guests, setGuests] = useState(first);
  const [newEmail, setNewEmail] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const problem = emailProblem(newEmail, guests);
    setError(problem && text(`share.${problem}`));
    if (problem) return;
    setGuests(invite(newEmail, guests));
    setNewEmail('');
  };
  const change = (email: string, permission: string) =>
    setGuests(guests.map((guest) => (guest.email === email ? { ...guest, right: permission } : guest)));
  return (
    <div style={stack(tokens.spacingVerticalL)}>
      <form onSubmit={add} noValidate className={styles.add}>
        <Field className={styles.email} {...fieldErrorProps(error)}>
          <Input
            type="email"
            dir="ltr"
            aria-label={text('share.email')}
            placeholder={text('share.email')}
            value={newEmail}
            onChange={(_, { value }) => setNewEmail(value)}
          />
        </Field>
        <Button type="submit">{text('share.add')}</Button>
      </form>
      <ul className={styles.list} aria-label={text('share.people', { count: guests.length })}>
        {guests.map(({ email, name, avatar, right: permission }) => (
          <li key={email} className={styles.guest}>
            <Avatar
              size={32}
              name={name}
              color="colorful"
              aria-hidden
              {...(avatar ? { image: { src: avatar } } : {})}
            />
            <span className={styles.words}>
              <Text className={styles.cut}>{name}</Text>
              <Text size={200} className={mergeClasses(styles.cut, styles.quiet)}>
                {email}
              </Text>
            </span>
            <Select
              size="small"
              aria-label={text('share.right', { name })}
              value={permission}
              onChange={(_, { value }) => change(email, value)}
            >
              {rights.map((one) => (
                <option key={one} value={one}>
                  {text(`share.rights.${one}`)}
                </option>
              ))}
            </Select>
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={text('share.remove', { name })}
              onClick={() => setGuests(guests.filter((guest) => guest.email !== email))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button appearance="subtle" icon={<LinkRegular />} onClick={() => copyText(link)}>
          {text('share.copy')}
        </Button>
        <Button appearance="primary" onClick={() => finish(text('share.done', { count: guests.length }))}>
          {text('done')}
        </Button>
      </div>
    </div>
  );
};

/** Who has access, and each person's permission. */
export const ShareDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  const call = useCall('user.list', { perPage: 4 });
  return (
    <FormDialog title={text('share.title')} width={560} onClose={onClose}>
      <Loaded call={call}>
        {({ rows }) => (
          <Guests
            first={rows.map(({ email, fullName, avatar }, at) => ({
              email,
              name: fullName,
              avatar: avatar ?? '',
              right: at === 0 ? 'edit' : 'view',
            }))}
            onClose={onClose}
          />
        )}
      </Loaded>
    </FormDialog>
  );
};
