/** "Prepare for this event", and once it is prepared one light: ready for no network, or not. */
import type { PackRequest, PackView } from '@contract/bridge';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  CheckmarkCircleRegular,
  CloudArrowDownRegular,
  DismissRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { lazy, type ReactNode, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { LazyPopover } from '../../../kit/popover/lazy-popover';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import type { EventReference } from '../../../kit/stores/current-event';
import { useOffline } from '../../../kit/stores/offline';
import { useToggle } from '../../../kit/stores/settings';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { lightOf, progressOf } from './pack-facts';

const load = () => import('./prepare-panel');
const PreparePanel = lazy(async () => ({ default: (await load()).PreparePanel }));

const useStyles = makeStyles({
  // As wide as its usual words, so that the buttons beside it stay where they are.
  button: { minInlineSize: '212px' },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

const icons = {
  running: <ArrowSyncRegular />,
  ready: <CheckmarkCircleRegular />,
  incomplete: <WarningRegular />,
  stopped: <WarningRegular />,
} as const satisfies Readonly<Record<PackView['state'], ReactNode>>;

const toRequest = ({ id, name, endDate, timezone, trackId }: EventReference): PackRequest => ({
  event: {
    ...{ id, name },
    ...(endDate === undefined ? {} : { endDate }),
    ...(timezone === undefined ? {} : { timezone }),
    ...(trackId === undefined ? {} : { trackId }),
  },
});

/** How far it is, from 0 to 1. It never goes back while it runs. */
const useProgress = (pack: PackView | undefined): number => {
  const [most, setMost] = useState(0);
  const now = pack?.state === 'running' ? progressOf(pack) : undefined;
  const next = now === undefined ? 0 : Math.max(most, now);
  if (next !== most) setMost(next);
  return next;
};

export const PrepareButton = ({ event }: { readonly event: EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const pack = useOffline(({ view }) => view.packs.find((one) => one.event.id === String(event.id)));
  const isMetered = useToggle('metered');
  const [open, setOpen] = useState(false);
  const prepare = async (refresh: boolean) => {
    notifyFailure(
      await bridge().offline.prepare({
        ...toRequest(event),
        ...(refresh ? { refresh } : {}),
        ...(isMetered ? { withoutPictures: true } : {}),
      }),
    );
  };
  const progress = useProgress(pack);
  const light = pack && lightOf(pack, progress, text);
  const isRunning = pack?.state === 'running';
  return (
    <>
      {pack && light ? (
        <LazyPopover
          popup="dialog"
          open={open}
          onOpenChange={setOpen}
          load={load}
          button={
            <Button
              icon={icons[pack.state]}
              className={mergeClasses(
                styles.button,
                light.tone === 'success' || light.tone === 'warning' ? styles[light.tone] : '',
              )}
            >
              {light.words}
            </Button>
          }
        >
          {(popover) => (
            <PreparePanel {...popover} pack={pack} progress={progress} onPrepare={(refresh) => void prepare(refresh)} />
          )}
        </LazyPopover>
      ) : (
        <Button className={styles.button} icon={<CloudArrowDownRegular />} onClick={() => void prepare(false)}>
          {text('prepare.start')}
        </Button>
      )}
      {isRunning ? (
        <LazyTooltip content={text('prepare.stopNamed')} relationship="label">
          <Button icon={<DismissRegular />} onClick={() => void bridge().offline.stop({ event: pack.event.id })} />
        </LazyTooltip>
      ) : undefined}
      <VisuallyHidden role="status">{pack ? text(`prepare.announced.${pack.state}`) : undefined}</VisuallyHidden>
    </>
  );
};
