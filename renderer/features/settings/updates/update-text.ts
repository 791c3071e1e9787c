/** What the section about updates says, from the state of updates. */
import type { UpdatesView } from '@contract/updates/updates-view';
import { formatRecentTime } from '../../../kit/format/date-time';
import { formatPercent } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

export const stateTitle = ({ state }: UpdatesView, text: Text): string => {
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
export const stateText = ({ state, waitsFor }: UpdatesView, text: Text): readonly string[] => {
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
export const sourceText = ({ version, source, state }: UpdatesView, text: Text): string | undefined => {
  if (state.name === 'off' && state.why === 'browser') return undefined;
  const installed = text('source.version', { version });
  return source ? [installed, text(`source.${source.by}`, { host: source.host })].join(' ') : installed;
};
