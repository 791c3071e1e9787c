import { displayAddress } from '@contract/server/server-address';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DatabaseRegular, ServerRegular } from '@fluentui/react-icons';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { isServerFixed, useSettings } from '../../kit/stores/settings';

const UnencryptedBadge = lazy(async () => ({
  default: (await import('../../kit/form/server/unencrypted-badge')).UnencryptedBadge,
}));
const ServerDialog = lazy(async () => ({ default: (await import('./server-dialog')).ServerDialog }));

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalXL,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  icon: { fontSize: '16px', flexShrink: 0 },
  address: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Where the sign-in goes to, with a way to change it. */
export const ServerFooter = () => {
  const styles = useStyles();
  const text = useText('auth');
  const session = useSession((state) => state.session);
  const [open, setOpen] = useState(false);
  const fixed = useSettings(({ settings }) => settings === undefined || isServerFixed(settings));
  const demo = session?.mode === 'demo';
  const Icon = demo ? DatabaseRegular : ServerRegular;
  return (
    <footer className={styles.foot}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.address} title={session?.server}>
        {demo ? (
          text('server.demo')
        ) : (
          <bdi>{session?.server ? displayAddress(session.server) : text('server.none')}</bdi>
        )}
      </span>
      <Suspense>{!demo && session && <UnencryptedBadge server={session.server} />}</Suspense>
      {!fixed && (
        <Button appearance="subtle" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text('server.change')}
        </Button>
      )}
      <Suspense>{open && <ServerDialog onClose={() => setOpen(false)} />}</Suspense>
    </footer>
  );
};
