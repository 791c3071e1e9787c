/** Gate mode, `/gate`: the box, the answer and the counts, for somebody who was told nothing but "stand here". */
import { isReachable } from '@contract/network/network-view';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  BarcodeScannerRegular,
  CalendarEmptyRegular,
  LockClosedRegular,
  PlugDisconnectedRegular,
  WifiWarningRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { NowNextStrip } from '../../../event/now-next/now-next-strip';
import { DirectionSwitch, GateCounts } from '../../../event/scan/gate-counts';
import { OpenRollCallLine } from '../../../event/scan/roll-call-answer';
import { ScanAnswer } from '../../../event/scan/scan-result';
import { focusBox, showBox, useScanStore } from '../../../event/scan/scan-store';
import { useDeskEvent } from '../../../event/use-events';
import { bridge } from '../../../kit/bridge/bridge';
import { Loaded } from '../../../kit/feedback/states';
import { joinFacts } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { type EventReference, toEventReference } from '../../../kit/stores/current-event';
import { useNetwork } from '../../../kit/stores/network';
import { useCan } from '../../../kit/stores/session';
import { changeSettings, useSettings } from '../../../kit/stores/settings';
import { isFocusLost } from '../../../kit/ui/focus';
import { Message } from '../../../kit/ui/message';
import { CameraScan } from '../gate/camera-scan';
import { ScanBox } from '../gate/scan-box';
import { KeepReadiness } from '../report/keep-readiness';
import { useRowsForScans } from '../rows-for-scans';
import { LeaveGate } from './leave-gate';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    overflowY: 'auto',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '20px',
    rowGap: '8px',
    paddingBlock: '12px',
    paddingInline: '24px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  words: { display: 'grid', flexGrow: 1, flexBasis: '240px', minInlineSize: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  event: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  light: { display: 'flex', alignItems: 'center', columnGap: '10px', fontSize: tokens.fontSizeBase400 },
  dot: {
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: '50%',
    backgroundColor: tokens.colorStatusSuccessBackground3,
  },
  icon: { fontSize: '28px', color: tokens.colorStatusWarningForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
  schedule: { flexShrink: 0, borderRadius: 0, boxShadow: 'none', paddingBlock: '4px', paddingInline: '24px' },
  // Larger than the desk in all its parts, for reading at arm's length.
  main: {
    display: 'grid',
    alignContent: 'start',
    flexGrow: 1,
    rowGap: '12px',
    inlineSize: '100%',
    maxInlineSize: '1040px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    paddingBlock: '8px 16px',
    paddingInline: '20px',
    zoom: 1.25,
    '@media (max-width: 700px)': { zoom: 1 },
  },
  input: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '16px', rowGap: '12px' },
  // In line with the box, below its label.
  direction: { paddingBlockStart: '26px' },
  notice: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  noticeIcon: { flexShrink: 0, fontSize: '28px' },
});

const NetworkLight = (): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const state = useNetwork((network) => network.state);
  const light = isReachable(state) ? (state === 'slow' ? 'slow' : 'online') : 'offline';
  return (
    <span className={styles.light} role="status" data-network={light}>
      {light === 'online' ? <span className={styles.dot} aria-hidden /> : undefined}
      {light === 'slow' ? <WifiWarningRegular className={styles.icon} aria-hidden /> : undefined}
      {light === 'offline' ? (
        <PlugDisconnectedRegular className={mergeClasses(styles.icon, styles.down)} aria-hidden />
      ) : undefined}
      {text(`mode.network.${light}`)}
    </span>
  );
};

/** Keys go to the box whatever was pressed before, so that a scan never depends on where somebody clicked. */
const returnFocus = (): void => {
  requestAnimationFrame(() => {
    if (isFocusLost()) focusBox();
  });
};

const Gate = ({ event }: { readonly event: EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const scan = useScanStore((state) => state.scan);
  const isOffline = useNetwork(({ state }) => !isReachable(state));
  useRowsForScans(event.id);
  useEffect(() => showBox(), []);
  return (
    <>
      <KeepReadiness event={{ ...event }} />
      <div className={styles.input}>
        <ScanBox />
        <div className={styles.direction}>
          <DirectionSwitch />
        </div>
        <CameraScan />
      </div>
      {/* An answer says it on its own, and its buttons need the room. */}
      {isOffline && !scan ? (
        <div className={styles.notice} role="status">
          <PlugDisconnectedRegular className={styles.noticeIcon} aria-hidden />
          {text('mode.offline')}
        </div>
      ) : undefined}
      <OpenRollCallLine event={event} />
      <ScanAnswer scan={scan} event={event} hasDetails={false} />
      {scan ? undefined : (
        <Message icon={BarcodeScannerRegular} title={text('mode.ready.title')} body={text('mode.ready.body')} />
      )}
    </>
  );
};

const Content = ({ desk }: { readonly desk: ReturnType<typeof useDeskEvent> }): ReactNode => {
  const text = useText('desk');
  const canLookUp = useCan(['read', 'Ticket']);
  const event = desk.event && toEventReference(desk.event);
  if (!canLookUp)
    return <Message icon={LockClosedRegular} title={text('mode.refused.title')} body={text('mode.refused.body')} />;
  if (event) return <Gate key={String(event.id)} event={event} />;
  return (
    <Loaded call={desk.call}>
      {() => (
        <Message icon={CalendarEmptyRegular} title={text('mode.noEvent.title')} body={text('mode.noEvent.body')} />
      )}
    </Loaded>
  );
};

/** Gate mode begins with its page, and goes on after a reload, a restart or a new sign-in. */
const useGateMode = (): void => {
  useEffect(() => {
    if (!useSettings.getState().settings?.gateMode) void changeSettings({ gateMode: { wrongPins: 0, waitUntilMs: 0 } });
    let isFull = false;
    // The desktop's window fills the screen on its own.
    void bridge()
      .app.about()
      .then(async (about) => {
        if (!about.ok || about.value.platform !== 'browser') return;
        // A browser may refuse it without a click, and the page works as well in a window.
        isFull = await document.documentElement.requestFullscreen().then(
          () => true,
          () => false,
        );
      });
    return () => {
      if (isFull && document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
};

export const GateScreen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const desk = useDeskEvent();
  const gateName = useSettings(({ settings }) => settings?.gateName) ?? '';
  useGateMode();
  const canLookUp = useCan(['read', 'Ticket']);
  const { event } = desk;
  const id = event?.id;
  const reference = event && toEventReference(event);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <bdi>{joinFacts(text('mode.title'), gateName)}</bdi>
          </h1>
          {event ? <bdi className={styles.event}>{event.name || String(id ?? '')}</bdi> : undefined}
        </div>
        {reference && canLookUp ? <GateCounts event={reference} /> : undefined}
        <NetworkLight />
        <LeaveGate event={id === undefined || id === null ? undefined : String(id)} />
      </header>
      {event && canLookUp ? <NowNextStrip event={event} className={styles.schedule} /> : undefined}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click that hit nothing gives the focus back to the box */}
      <main id="content" className={styles.main} aria-label={text('mode.title')} onClick={returnFocus}>
        <Content desk={desk} />
      </main>
    </div>
  );
};
