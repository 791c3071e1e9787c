/**
 * Asks for permission to load pictures from another host. The native dialog is main's, because the page must not answer
 * for the user.
 */
import { Button, makeStyles, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NoticeBar } from '../feedback/notice-bar';
import { useText } from '../format/text';
import { allowHost, declineHost } from './media-addresses';
import { useMedia } from './media-state';

const useStyles = makeStyles({
  place: { display: 'inline-grid', justifyItems: 'center', rowGap: '8px', padding: '12px', textAlign: 'center' },
});

/** Shown in place of one picture. */
export const HostPermission = ({ host }: { readonly host: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  return (
    <span className={styles.place}>
      <Text>{text('media.hiddenFrom', { host })}</Text>
      <Button onClick={() => void allowHost(host)}>{text('media.show')}</Button>
    </span>
  );
};

/** A bar above a page, with one question per host. */
export const MediaBar = ({ className }: { readonly className?: string }): ReactNode => {
  const text = useText('kit');
  const host = useMedia(({ waiting, declined }) =>
    Object.keys(waiting).find((one) => (waiting[one] ?? 0) > 0 && !declined.includes(one)),
  );
  if (host === undefined) return null;
  return (
    <NoticeBar
      intent="info"
      {...(className === undefined ? {} : { className })}
      actions={
        <>
          <Button size="small" onClick={() => void allowHost(host)}>
            {text('media.show')}
          </Button>
          <Button size="small" appearance="subtle" onClick={() => declineHost(host)}>
            {text('media.notNow')}
          </Button>
        </>
      }
    >
      {text('media.hiddenFrom', { host })}
    </NoticeBar>
  );
};
