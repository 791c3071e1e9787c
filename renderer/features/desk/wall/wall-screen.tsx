/** The wall display, `/wall`: one panel after the other in large type, for people who walk past. Nothing here changes a record. */
import { initialWall, type WallPanel } from '@contract/settings/wall';
import { minuteMs } from '@contract/time/durations';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular, PauseRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeskEvent } from '../../../event/use-events';
import { readAbout } from '../../../kit/bridge/about';
import { bridge } from '../../../kit/bridge/bridge';
import { joinFacts } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { formatTimeOfDay, toTimeOfDay } from '../../../kit/format/time-of-day';
import { toLocalTime } from '../../../kit/format/zone';
import { toEventReference } from '../../../kit/stores/current-event';
import { useSettings } from '../../../kit/stores/settings';
import { insetBorder } from '../../../kit/ui/styles';
import { useWindowKeys } from '../../../kit/ui/use-window-keys';
import { ArrivedPanel, InsidePanel } from './count-panels';
import { NowNextPanel } from './now-next-panel';
import { MissingPanel, NotesPanel } from './people-panels';
import { ReadyPanel } from './ready-panel';
import { WallMenu } from './wall-menu';
import { fontSize, type PanelProps, size, WallMessage } from './wall-parts';

const panelComponents: Readonly<Record<WallPanel, (props: PanelProps) => ReactNode>> = {
  nowNext: NowNextPanel,
  arrived: ArrivedPanel,
  inside: InsidePanel,
  ready: ReadyPanel,
  missing: MissingPanel,
  notes: NotesPanel,
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    boxSizing: 'border-box',
    rowGap: size(3),
    paddingBlock: size(4),
    paddingInline: size(6),
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', columnGap: size(4) },
  words: { display: 'grid', rowGap: size(0.6), minInlineSize: 0 },
  event: {
    fontSize: fontSize(3.4),
    lineHeight: 1.25,
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  title: {
    margin: 0,
    fontSize: fontSize(6.4),
    lineHeight: 1.15,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  clock: {
    flexShrink: 0,
    fontSize: fontSize(8),
    lineHeight: 1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: 0,
    // The page's focus goes here after each change of the address; nobody works in it.
    ':focus': { outlineStyle: 'none' },
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
      animationDuration: '600ms',
    },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: size(3),
    rowGap: '8px',
  },
  dots: { display: 'flex', alignItems: 'center', columnGap: size(1.4) },
  dot: {
    inlineSize: size(1.6),
    blockSize: size(1.6),
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    ...insetBorder(),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  shown: {
    inlineSize: size(4.8),
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  paused: {
    display: 'flex',
    alignItems: 'center',
    columnGap: size(1),
    fontSize: fontSize(2.6),
    marginInlineStart: size(2),
  },
  actions: { display: 'flex', columnGap: '8px' },
});

/** The time at the event, exact to the minute. */
const useClock = (timezone: unknown): string => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  const local = toLocalTime(now, timezone);
  return local ? formatTimeOfDay(toTimeOfDay(local.minutes)) : '';
};

/** The panel that is shown: the next one after so many seconds. */
const useTurns = (panels: readonly WallPanel[], seconds: number, isPaused: boolean): WallPanel | undefined => {
  const [turn, setTurn] = useState(0);
  const isTurning = panels.length > 1 && !isPaused;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setTurn((before) => before + 1), seconds * 1_000);
    return () => clearInterval(timer);
  }, [isTurning, seconds]);
  return panels[turn % panels.length];
};

/** In a browser, the page itself fills the screen and keeps it on; a desktop's window does so on its own. */
const useFullScreen = (onLeave: () => void): void => {
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let lock: WakeLockSentinel | undefined;
    const start = async (): Promise<void> => {
      if ((await readAbout())?.platform !== 'browser' || signal.aborted) return;
      // A browser may refuse both, and the page works as well in a window.
      await document.documentElement.requestFullscreen().catch(() => undefined);
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      const onChange = () => document.fullscreenElement === null && left();
      document.addEventListener('fullscreenchange', onChange, { signal });
    };
    void start();
    return () => {
      controller.abort();
      void lock?.release();
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
};

const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  // The desktop's window closes; in a browser, this page was the desk before.
  return () =>
    void bridge()
      .windows.closeWall()
      .then(() => navigate('/desk'));
};

export const WallScreen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const wall = useSettings(({ settings }) => settings?.wall) ?? initialWall;
  const [isPaused, setPaused] = useState(false);
  const shown = useTurns(wall.panels, wall.seconds, isPaused);
  const { event: found, call } = useDeskEvent();
  const event = found && toEventReference(found);
  const clock = useClock(event?.timezone);
  const leave = useLeave();
  useWindowKeys(
    // An open menu closes first.
    ({ key }) => key === 'Escape' && !document.querySelector('[role="menu"]') && leave(),
    { capture: true },
  );
  useFullScreen(leave);
  const Panel = shown && panelComponents[shown];
  const noEvent = call.state === 'pending' ? 'wall.loading' : call.failure ? 'wall.failed' : 'empty.title';
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <div className={styles.words}>
          <bdi className={styles.event}>{event ? joinFacts(event.name, event.trackName) : text('wall.title')}</bdi>
          <h1 className={styles.title}>{shown ? text(`wall.panels.${shown}`) : text('wall.title')}</h1>
        </div>
        <bdi className={styles.clock}>{clock}</bdi>
      </header>
      <main key={shown} id="content" className={styles.main} aria-label={text('wall.title')}>
        {event && Panel ? (
          <Panel key={String(event.id)} event={event} showsNames={wall.showsNames} />
        ) : (
          <WallMessage>{text(event ? 'wall.noPanel' : noEvent)}</WallMessage>
        )}
      </main>
      <footer className={styles.foot}>
        <span className={styles.dots}>
          {wall.panels.length > 1
            ? wall.panels.map((panel) => (
                <span key={panel} className={mergeClasses(styles.dot, panel === shown && styles.shown)} aria-hidden />
              ))
            : undefined}
          {isPaused ? (
            <span className={styles.paused}>
              <PauseRegular aria-hidden />
              {text('wall.paused')}
            </span>
          ) : undefined}
        </span>
        <span className={styles.actions}>
          <WallMenu wall={wall} isPaused={isPaused} onPause={setPaused} onLeave={leave} />
          <Button size="large" appearance="subtle" icon={<DismissRegular />} onClick={leave}>
            {text('wall.menu.leave')}
          </Button>
        </span>
      </footer>
    </div>
  );
};
