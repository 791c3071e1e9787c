/** The section about updates: the version, where updates come from, what is going on, and what can be done. */
import type { UpdatesView } from '@contract/updates/updates-view';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { ProgressLine } from '../../../kit/feedback/progress-line';
import { formatRecentTime } from '../../../kit/format/date-time';
import { formatPercent } from '../../../kit/format/number';
import { type Text, useText } from '../../../kit/format/text';
import { useUpdates } from '../../../kit/stores/updates';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { Setting } from '../parts/setting';

const stateTitle = ({ state }: UpdatesView, text: Text): string => {
  if (state.name === 'failed')
    return state.release ? text('states.failedDownload', { version: state.release.version }) : text('states.failed');
  if (state.name === 'downloading')
    return text('states.downloading', { version: state.release.version, percent: formatPercent(state.percent / 100) });
  return text(`states.${state.name}`, 'release' in state ? { version: state.release.version } : {});
};

const waitsText = ({ changes, jobs }: UpdatesView['waitsFor'], text: Text): readonly string[] => [
  text(changes > 0 || jobs > 0 ? 'about.readyLater' : 'about.ready'),
  ...(changes > 0 ? [text('about.waitsChanges', { count: changes })] : []),
  ...(jobs > 0 ? [text('about.waitsJobs', { count: jobs })] : []),
];

/** Sentences below the title: what happened, and what to do. */
const stateText = ({ state, waitsFor }: UpdatesView, text: Text): readonly string[] => {
  switch (state.name) {
    case 'off':
      return [text(`off.${state.why}`)];
    case 'current': {
      const checked = text('about.checked', { time: formatRecentTime(state.at) });
      return state.older === undefined ? [checked] : [checked, text('about.older', { version: state.older })];
    }
    case 'available':
      return [text(state.isManual ? 'about.manual' : 'about.available')];
    case 'ready':
      return waitsText(waitsFor, text);
    case 'failed':
      return [text(`problems.${state.problem}`)];
    default:
      return [];
  }
};

/** The version in use, and where updates come from; nothing in the browser demo. */
const sourceText = ({ version, source, state }: UpdatesView, text: Text): string | undefined => {
  if (state.name === 'off' && state.why === 'browser') return undefined;
  const installed = text('source.version', { version });
  return source ? [installed, text(`source.${source.by}`, { host: source.host })].join(' ') : installed;
};

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  notes: {
    margin: 0,
    maxBlockSize: '280px',
    overflow: 'auto',
    textAlign: 'start',
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
});

const call = (name: 'check' | 'download' | 'cancel' | 'quit') => (): void =>
  void bridge().updates[name]().then(notifyFailure);

const Actions = ({ state }: UpdatesView): ReactNode => {
  const styles = useStyles();
  const text = useText('updates');
  const canCheck = ['unchecked', 'checking', 'current', 'available', 'failed'].includes(state.name);
  const canDownload = state.name === 'available' && !state.isManual;
  const canRetry = state.name === 'failed' && state.release !== undefined;
  if (state.name === 'off') return null;
  return (
    <div className={styles.actions}>
      {canCheck && (
        <Button disabledFocusable={state.name === 'checking'} onClick={call('check')}>
          {text('buttons.check')}
        </Button>
      )}
      {(canDownload || canRetry) && (
        <Button appearance="primary" onClick={call('download')}>
          {text(canRetry ? 'buttons.retry' : 'buttons.download')}
        </Button>
      )}
      {state.name === 'downloading' && <Button onClick={call('cancel')}>{text('buttons.cancel')}</Button>}
      {state.name === 'ready' && (
        <Button appearance="primary" onClick={call('quit')}>
          {text('buttons.quit')}
        </Button>
      )}
    </div>
  );
};

/** Text from the update server: shown as plain text, in its own direction. */
const Notes = ({ version, notes }: { readonly version: string; readonly notes: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('updates');
  if (notes === '') return null;
  return (
    <Setting title={text('notes.name', { version })} tall>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={text('notes.name', { version })}>
        <pre className={styles.notes} dir="auto">
          {notes}
        </pre>
      </section>
    </Setting>
  );
};

export const UpdateSettings = (): ReactNode => {
  const text = useText('updates');
  const view = useUpdates();
  if (!view) return <ProgressLine label={text('states.reading')} />;
  const { state } = view;
  const title = stateTitle(view, text);
  return (
    <>
      <Setting title={title} about={stateText(view, text).join(' ')} note={sourceText(view, text)} tall>
        {/* The percentage would be read out every second. */}
        <VisuallyHidden role="status">{state.name === 'downloading' ? '' : title}</VisuallyHidden>
        {state.name === 'downloading' && (
          <ProgressLine
            label={text('states.progress', { version: state.release.version })}
            value={state.percent}
            max={100}
          />
        )}
        <Actions {...view} />
      </Setting>
      {'release' in state && state.release && <Notes {...state.release} />}
    </>
  );
};
