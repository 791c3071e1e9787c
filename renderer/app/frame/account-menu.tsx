import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, useState } from 'react';
import { useText } from '../../kit/format/text';
import { LazyPopover } from '../../kit/popover/lazy-popover';
import { useSession } from '../../kit/stores/session';
import { Initials } from '../../kit/ui/initials';

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
    <LazyPopover
      popup="dialog"
      open={open}
      onOpenChange={setOpen}
      load={load}
      tooltip={text('account.menu')}
      button={
        <Button
          appearance="subtle"
          className={styles.opener}
          icon={<Initials name={person.name} photo={person.more.profileImage} size={24} />}
        />
      }
    >
      {(floating) => <AccountPanel person={person} {...floating} />}
    </LazyPopover>
  );
};
