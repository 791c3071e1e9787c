import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, useState } from 'react';
import { Opener } from '../../kit/float/opener';
import { Initials } from '../../kit/initials';
import { useSession } from '../../kit/session';
import { useText } from '../../kit/text';

const load = () => import('./account-panel');
const AccountPanel = lazy(async () => ({ default: (await load()).AccountPanel }));

const useStyles = makeStyles({ opener: { minWidth: 'auto', paddingInline: '4px' } });

/** The button with the person's initials. */
export const AccountMenu = () => {
  const styles = useStyles();
  const text = useText('app');
  const person = useSession((state) => state.session?.person);
  const [open, setOpen] = useState(false);
  if (!person) return null;
  return (
    <Opener
      opens="dialog"
      open={open}
      onOpenChange={setOpen}
      load={load}
      hint={text('account.menu')}
      button={
        <Button
          appearance="subtle"
          className={styles.opener}
          icon={<Initials name={person.name} photo={person.more.profileImage} size={24} />}
        />
      }
    >
      {(floating) => <AccountPanel person={person} {...floating} />}
    </Opener>
  );
};
