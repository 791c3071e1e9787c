import { allows } from '@contract/ability';
import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { rollCallDraft } from '../../../event/log/roll-call-draft';
import { useScanStore } from '../../../event/scan/scan-store';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { roleName } from '../../../kit/format/role';
import { useText } from '../../../kit/format/text';
import { useMedia } from '../../../kit/media/media-state';
import { useShownCopy } from '../../../kit/stores/copies';
import { useCurrentEvent } from '../../../kit/stores/current-event';
import { useDrafts } from '../../../kit/stores/drafts';
import { useNetwork } from '../../../kit/stores/network';
import { useAbility, useIsAbilityUnread, useSession } from '../../../kit/stores/session';
import { useUnknownUnit } from '../../../kit/stores/unknown-unit';
import { useUpdatesReport } from '../../../kit/stores/updates';
import { edgeToEdge } from '../../../kit/ui/styles';
import { useAreas } from '../../areas/areas';
import { DismissButton } from './dismiss-button';
import { SafeModeBanner } from './safe-mode-banner';

const MediaBar = lazy(async () => ({ default: (await import('../../../kit/media/host-permission')).MediaBar }));
const NetworkBanner = lazy(async () => ({ default: (await import('./network-banner')).NetworkBanner }));
const MediaHostBar = lazy(async () => ({ default: (await import('./media-host-bar')).MediaHostBar }));
const CopyBar = lazy(async () => ({ default: (await import('./copy-bar')).CopyBar }));
const UpdateBar = lazy(async () => ({ default: (await import('./update-bar')).UpdateBar }));
const RollCallBar = lazy(async () => ({
  default: (await import('../../../event/scan/roll-call-answer')).OpenRollCallLine,
}));
const MoneyQuestion = lazy(async () => ({ default: (await import('./money-question')).MoneyQuestion }));

const useStyles = makeStyles({
  banners: { flexShrink: 0, ':empty': { display: 'none' } },
  bar: edgeToEdge,
});

/** Banners about the connection and the session, above every page. */
export const Banners = () => {
  const styles = useStyles();
  const text = useText('app');
  const hasQuestion = useUnknownUnit(({ first }) => first !== undefined);
  const hasWaiting = useMedia(({ waiting }) => Object.keys(waiting).length > 0);
  const hasFailed = useMedia(({ failed }) => Object.keys(failed).length > 0);
  const copy = useShownCopy();
  const hasNetworkNews = useNetwork(({ state, clockOffset }) => state !== 'online' || clockOffset !== undefined);
  const event = useCurrentEvent();
  const hasOpenRollCall = useDrafts(({ waiting }) => rollCallDraft in waiting);
  // A box says it on its own.
  const isBoxShown = useScanStore((state) => state.isBoxShown);
  const hasUpdateNews = useUpdatesReport(({ view }) => view !== undefined);
  return (
    <section className={styles.banners} aria-label={text('notices')}>
      {hasNetworkNews ? (
        <Suspense fallback={pendingPlaceholder}>
          <NetworkBanner className={styles.bar} copy={copy} />
        </Suspense>
      ) : copy ? (
        <Suspense fallback={pendingPlaceholder}>
          <CopyBar copy={copy} className={styles.bar} />
        </Suspense>
      ) : undefined}
      {hasOpenRollCall && !isBoxShown ? (
        <Suspense fallback={pendingPlaceholder}>
          <RollCallBar event={event} className={styles.bar} />
        </Suspense>
      ) : undefined}
      <SafeModeBanner />
      <KeychainBanner />
      {hasUpdateNews ? (
        <Suspense fallback={pendingPlaceholder}>
          <UpdateBar className={styles.bar} />
        </Suspense>
      ) : undefined}
      {hasQuestion ? (
        <Suspense fallback={pendingPlaceholder}>
          <MoneyQuestion />
        </Suspense>
      ) : undefined}
      <AccessBanner />
      {hasWaiting ? (
        <Suspense fallback={pendingPlaceholder}>
          <MediaBar className={styles.bar} />
        </Suspense>
      ) : undefined}
      {hasFailed ? (
        <Suspense fallback={pendingPlaceholder}>
          <MediaHostBar className={styles.bar} />
        </Suspense>
      ) : undefined}
    </section>
  );
};

/** Explains why a user whose role allows no area sees almost nothing. */
const AccessBanner = () => {
  const styles = useStyles();
  const text = useText('app');
  const session = useSession((state) => state.session);
  const ability = useAbility();
  const isUnread = useIsAbilityUnread();
  const opens = useAreas().some(({ group, needs }) => group !== 'samples' && needs && allows(ability, needs));
  if (session?.state !== 'signed-in' || opens) return null;
  if (isUnread)
    return (
      <NoticeBar intent="warning" className={styles.bar} title={text('refused.unreadTitle')}>
        {text('refused.unread')}
      </NoticeBar>
    );
  const role = session.person ? roleName(session.person) : '';
  return (
    <NoticeBar
      intent="info"
      className={styles.bar}
      title={role === '' ? text('access.untitled') : text('access.title', { role })}
    >
      {text('access.body')}
    </NoticeBar>
  );
};

/** Explains why a session will end with the next restart. */
const KeychainBanner = () => {
  const styles = useStyles();
  const text = useText('app');
  const session = useSession((state) => state.session);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || session?.state !== 'signed-in' || session.mode !== 'live' || session.isStored) return null;
  return (
    <NoticeBar
      intent="info"
      className={styles.bar}
      title={text('keychain.title')}
      dismiss={<DismissButton onClick={() => setDismissed(true)} />}
    >
      {text(`keychain.${session.keychain}`)}
    </NoticeBar>
  );
};
