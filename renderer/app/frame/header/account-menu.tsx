import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  type FluentIcon,
  KeyboardRegular,
  LockClosedRegular,
  PersonRegular,
  SettingsRegular,
  SignOutRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { roleName } from '../../../kit/format/role';
import { useText } from '../../../kit/format/text';
import { ButtonPanel } from '../../../kit/popover/button-panel';
import { useSession } from '../../../kit/stores/session';
import { lineAbove, lineBelow } from '../../../kit/ui/hairlines';
import { Initials } from '../../../kit/ui/initials';
import { openOverlay } from '../../commands/overlay';
import { lockNow } from './lock';
import { askToSignOut } from './sign-out';

const useStyles = makeStyles({
  opener: { minWidth: 'auto', paddingInline: '4px' },
  surface: { padding: 0, width: '264px' },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    ...lineBelow,
  },
  words: { minWidth: 0, display: 'grid' },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  actions: { display: 'grid', gap: '2px', padding: tokens.spacingHorizontalS },
  action: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
  last: { ...lineAbove },
});

/** The button with the person's initials; it opens the signed-in user, with links to their account. */
export const AccountMenu = () => {
  const styles = useStyles();
  const text = useText('app');
  const navigate = useNavigate();
  const person = useSession((state) => state.session?.person);
  const [open, setOpen] = useState(false);
  if (!person) return null;
  const role = roleName(person);
  const action = (Icon: FluentIcon, label: string, run: () => void) => (
    <Button
      appearance="subtle"
      className={styles.action}
      icon={<Icon />}
      onClick={() => {
        setOpen(false);
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    <ButtonPanel
      open={open}
      onOpenChange={setOpen}
      tooltip={text('account.menu')}
      button={
        <Button
          appearance="subtle"
          className={styles.opener}
          icon={<Initials name={person.name} photo={person.more.profileImage} size={24} />}
        />
      }
      className={styles.surface}
      label={text('account.menu')}
    >
      <div className={styles.person}>
        <Initials name={person.name} photo={person.more.profileImage} size={40} />
        <div className={styles.words}>
          <span className={styles.name} dir="auto" title={person.name}>
            {person.name}
          </span>
          <span className={styles.quiet} dir="auto" title={person.email}>
            {person.email}
          </span>
          {role !== '' && <span className={styles.quiet}>{role}</span>}
        </div>
      </div>
      <div className={styles.actions}>
        {action(PersonRegular, text('account.account'), () => void navigate('/account'))}
        {action(SettingsRegular, text('account.settings'), () => void navigate('/settings'))}
        {action(LockClosedRegular, text('account.lock'), () => void lockNow())}
        {action(KeyboardRegular, text('shortcuts.title'), () => openOverlay('shortcuts'))}
      </div>
      <div className={mergeClasses(styles.actions, styles.last)}>
        {action(SignOutRegular, text('signOut.name'), askToSignOut)}
      </div>
    </ButtonPanel>
  );
};
