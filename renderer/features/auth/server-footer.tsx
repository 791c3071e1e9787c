import { displayAddress } from '@contract/server/server-address';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DatabaseRegular, ServerRegular } from '@fluentui/react-icons';
import { lazy, Suspense, useState } from 'react';
import { UnencryptedBadge } from '../../kit/form/server/unencrypted-badge';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { isServerFixed, useSettings } from '../../kit/stores/settings';

const ServerDialog = lazy(async () => ({ default: (await import('./server-dialog')).ServerDialog }));

const useStyles = makeStyles({
  footer: {
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

/** The server of the sign-in, with a button to change it. */
export const ServerFooter = () => {
  const styles = useStyles();
  const text = useText('auth');
  const session = useSession((state) => state.session);
  const [open, setOpen] = useState(false);
  const isFixed = useSettings(({ settings }) => settings === undefined || isServerFixed(settings));
  const isDemo = session?.mode === 'demo';
  const Icon = isDemo ? DatabaseRegular : ServerRegular;
  return (
    <footer className={styles.footer}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.address} title={session?.server}>
        {isDemo ? (
          text('server.demo')
        ) : (
          <bdi>{session?.server ? displayAddress(session.server) : text('server.none')}</bdi>
        )}
      </span>
      {!isDemo && session && <UnencryptedBadge server={session.server} />}
      {!isFixed && (
        <Button appearance="subtle" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text('server.change')}
        </Button>
      )}
      <Suspense>{open && <ServerDialog onClose={() => setOpen(false)} />}</Suspense>
    </footer>
  );
};
