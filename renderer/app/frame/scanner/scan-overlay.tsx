/** The result of a scan on a screen without a "Scan or type" box. The focus stays where it was. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { clearScan, useScanStore } from '../../../event/scan/scan-store';
import { useCurrentEvent } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { useDismiss } from '../page/use-dismiss';
import { useScanner } from './use-scanner';

const ScanPanel = lazy(async () => ({ default: (await import('./scan-panel')).ScanPanel }));

/** A log may be long, and the first scan must not wait for it; the page's start must wait for neither. */
const KeepLog = lazy(async () => ({ default: (await import('../../../event/log/event-log')).KeepLog }));

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInline: 0,
    zIndex: 10,
    marginInline: 'auto',
    inlineSize: 'min(760px, calc(100% - 24px))',
    maxBlockSize: 'calc(100% - 24px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

export const ScanOverlay = () => {
  const styles = useStyles();
  useScanner();
  const event = useCurrentEvent();
  const canLookUp = useCan(['read', 'Ticket']);
  const scan = useScanStore(({ scan: last, isBoxShown }) => (isBoxShown ? undefined : last));
  const isOpen = scan !== undefined;
  useDismiss(isOpen, clearScan, '#scan');
  return (
    <>
      {canLookUp && event ? (
        <Suspense>
          <KeepLog event={event.id} />
        </Suspense>
      ) : undefined}
      <div id="scan" className={isOpen ? styles.root : undefined} aria-live="polite">
        {isOpen ? (
          <Suspense>
            <ScanPanel scan={scan} />
          </Suspense>
        ) : undefined}
      </div>
    </>
  );
};
