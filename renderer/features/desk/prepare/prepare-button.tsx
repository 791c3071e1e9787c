/** "Prepare for this event", and once it is prepared one light: ready for no network, or not. */
import type { PackRequest, PackView } from '@contract/bridge';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, CheckmarkCircleRegular, CloudArrowDownRegular, WarningRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { LazyPopover } from '../../../kit/popover/lazy-popover';
import type { EventReference } from '../../../kit/stores/current-event';
import { useOffline } from '../../../kit/stores/offline';
import { useToggle } from '../../../kit/stores/settings';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { lightOf } from './pack-facts';

const load = () => import('./prepare-panel');
const PreparePanel = lazy(async () => ({ default: (await load()).PreparePanel }));

const useStyles = makeStyles({
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
  const light = pack && lightOf(pack, text);
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
              className={light.tone === 'success' || light.tone === 'warning' ? styles[light.tone] : ''}
            >
              {light.words}
            </Button>
          }
        >
          {(popover) => <PreparePanel {...popover} pack={pack} onPrepare={(refresh) => void prepare(refresh)} />}
        </LazyPopover>
      ) : (
        <Button icon={<CloudArrowDownRegular />} onClick={() => void prepare(false)}>
          {text('prepare.start')}
        </Button>
      )}
      <VisuallyHidden role="status">{pack ? text(`prepare.announced.${pack.state}`) : undefined}</VisuallyHidden>
    </>
  );
};
