/** "Prepare for this event", and once it was pressed one light: ready for no network, or not. */
import type { PackRequest, PackView } from '@contract/bridge';
import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  CheckmarkCircleRegular,
  CloudArrowDownRegular,
  DismissRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { useCommand } from '../../../kit/commands/command';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { ButtonPanel } from '../../../kit/popover/button-panel';
import type { EventReference } from '../../../kit/stores/current-event';
import { useOffline } from '../../../kit/stores/offline';
import { type ShownProgress, usePackProgress } from '../../../kit/stores/pack-progress';
import { useToggle } from '../../../kit/stores/settings';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { lightOf, progressOf } from './pack-facts';
import { PreparePanel } from './prepare-panel';

const none: ShownProgress = { progress: 0, isRefresh: false };

export const advance = (before: ShownProgress, pack: PackView | undefined): ShownProgress =>
  pack?.state === 'running'
    ? { progress: Math.max(before.progress, progressOf(pack)), isRefresh: before.isRefresh }
    : { progress: 0, isRefresh: pack?.state === 'ready' };

/** How far fetching a pack is shown to be. */
const useShownProgress = (event: string, pack: PackView | undefined): ShownProgress => {
  const before = usePackProgress((shown) => shown[event]) ?? none;
  const { progress, isRefresh } = advance(before, pack);
  useEffect(() => usePackProgress.setState({ [event]: { progress, isRefresh } }), [event, progress, isRefresh]);
  return { progress, isRefresh };
};

const useStyles = makeStyles({
  // As wide as its longest words, so that the buttons beside it stay where they are.
  pair: { display: 'inline-flex', columnGap: '4px', minInlineSize: '232px' },
  button: { flexGrow: 1 },
  panel: {
    ...{ display: 'grid', rowGap: '12px', inlineSize: 'min(440px, 90vw)', boxSizing: 'border-box' },
    outlineStyle: 'none',
  },
  success: {
    color: tokens.colorStatusSuccessForeground1,
    ':hover': { color: tokens.colorStatusSuccessForeground1 },
  },
  warning: {
    color: tokens.colorStatusWarningForeground1,
    ':hover': { color: tokens.colorStatusWarningForeground1 },
  },
});

const icons = {
  running: <ArrowSyncRegular />,
  ready: <CheckmarkCircleRegular />,
  incomplete: <WarningRegular />,
  stopped: <WarningRegular />,
} as const satisfies Readonly<Record<PackView['state'], ReactNode>>;

const toRequest = ({ id, name, startDate, endDate, timezone, trackId }: EventReference): PackRequest => ({
  event: {
    ...{ id, name },
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(timezone === undefined ? {} : { timezone }),
    ...(trackId === undefined ? {} : { trackId }),
  },
});

/** What is shown until the first progress comes. */
const toStartingPack = ({ id, name }: EventReference): PackView => ({
  event: { id: String(id), name },
  state: 'running',
  bytes: 0,
  parts: [],
});

export const PrepareButton = ({ event }: { readonly event: EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const known = useOffline(({ view }) => view.packs.find((one) => one.event.id === String(event.id)));
  const [isStarting, setStarting] = useState(false);
  if (known && isStarting) setStarting(false);
  const pack = known ?? (isStarting ? toStartingPack(event) : undefined);
  const isMetered = useToggle('metered');
  const [open, setOpen] = useState(false);
  const shown = useShownProgress(String(event.id), pack);
  const light = pack && lightOf(pack, shown.progress, shown.isRefresh, text);
  const prepare = async (refresh: boolean) => {
    setStarting(true);
    const started = await bridge().offline.prepare({
      ...toRequest(event),
      ...(refresh ? { refresh } : {}),
      ...(isMetered ? { withoutPictures: true } : {}),
    });
    if (!notifyFailure(started)) setStarting(false);
  };
  // The first press only starts preparing: an open panel would cover the page.
  const onOpenChange = (next: boolean) => {
    setOpen(next && pack !== undefined);
    if (next && !pack) void prepare(false);
  };
  useCommand('prepare', () => onOpenChange(true));
  return (
    <span className={styles.pair}>
      <ButtonPanel
        open={open && pack !== undefined}
        onOpenChange={onOpenChange}
        button={
          <Button
            icon={pack ? icons[pack.state] : <CloudArrowDownRegular />}
            className={mergeClasses(
              styles.button,
              light?.tone === 'success' || light?.tone === 'warning' ? styles[light.tone] : '',
            )}
          >
            {light?.words ?? text('prepare.start')}
          </Button>
        }
        isModal={false}
        align="start"
        className={styles.panel}
        label={text('prepare.title')}
      >
        {pack ? <PreparePanel {...shown} pack={pack} onPrepare={(refresh) => void prepare(refresh)} /> : undefined}
      </ButtonPanel>
      {known?.state === 'running' ? (
        <Tooltip content={text('prepare.stop')} relationship="label">
          <Button icon={<DismissRegular />} onClick={() => void bridge().offline.stop({ event: known.event.id })} />
        </Tooltip>
      ) : undefined}
      <VisuallyHidden role="status">{pack ? text(`prepare.announced.${pack.state}`) : undefined}</VisuallyHidden>
    </span>
  );
};
