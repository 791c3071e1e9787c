/** One entry: what it does, since when, why it waits, its changes and its actions. */
import { areaOfCall } from '@contract/area-of-call';
import type { OutboxEntry } from '@contract/bridge';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field, Tone } from '../../kit/area/field';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { ChangeList } from '../../kit/outbox/change-list';
import {
  doesText,
  nameText,
  type ShownState,
  sentText,
  shownState,
  sinceText,
  titleText,
  whyText,
} from '../../kit/outbox/entry-text';
import { namespaceOf } from '../../kit/outbox/subject';
import { alignToPage } from '../../kit/skins/theme';
import { useOutbox } from '../../kit/stores/outbox';
import { StatusBadge } from '../../kit/ui/status-badge';
import { EntryButtons } from './entry-buttons';

/** Changes of one record are sent in order, so one that needs a decision keeps the later ones waiting. */
const recordOf = ({ call, input }: OutboxEntry): string =>
  call === 'assignment.assign' ? `admin ${input.subAdminId}` : `${areaOfCall(call)} ${input.id}`;

/** Whether an earlier change of the same record waits for a person. `entries` are in order. */
const isBehind = (entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean =>
  entry.kind === 'change' &&
  entry.state === 'queued' &&
  entries
    .slice(0, entries.indexOf(entry))
    .some(
      (one) =>
        one.kind === 'change' &&
        one.needsDecision &&
        one.state !== 'done' &&
        one.state !== 'refused' &&
        recordOf(one) === recordOf(entry),
    );

const useStyles = makeStyles({
  row: {
    display: 'grid',
    rowGap: '8px',
    padding: '12px 16px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ':last-child': { borderBlockEndStyle: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  words: { display: 'grid', flexGrow: 1, flexBasis: '260px', minInlineSize: 0 },
  title: { margin: 0, overflowWrap: 'anywhere', ...alignToPage },
  quiet: { color: tokens.colorNeutralForeground3 },
  why: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

const tones: Readonly<Record<ShownState, Tone>> = {
  queued: 'informative',
  sending: 'brand',
  done: 'success',
  refused: 'danger',
  unproven: 'warning',
  unknown: 'warning',
  draft: 'neutral',
  conflict: 'warning',
};
const stateField: Field = { key: 'state', kind: 'status', tones, valueTexts: 'outbox:states' };

interface RowProps {
  readonly entry: OutboxEntry;
  readonly now: number;
  /** Called after a discard, when the row's buttons are gone. */
  readonly onDiscarded: () => void;
}

export const EntryRow = ({ entry, now, onDiscarded }: RowProps): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  // Loads the texts of the entry's fields.
  useText(namespaceOf(entry));
  const state = shownState(entry);
  const waitsBehind = useOutbox(({ entries }) => isBehind(entry, entries));
  const isDone = state === 'done';
  const name = nameText(text, entry);
  const about = [
    isDone ? sentText(text, entry, now) : sinceText(text, entry, now),
    text('entry.by', { name: entry.by }),
    ...(entry.attempts > 1 && !isDone
      ? [text('entry.attempts', { count: entry.attempts, shown: formatNumber(entry.attempts) })]
      : []),
  ];
  return (
    <li className={styles.row} aria-label={titleText(text, entry)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Text as="h3" size={300} weight="regular" className={styles.title} dir="auto">
            {doesText(text, entry)}
            {name === '' ? undefined : (
              <>
                {': '}
                <strong>
                  <bdi>{name}</bdi>
                </strong>
              </>
            )}
          </Text>
          <Text size={200} className={styles.quiet}>
            <bdi>{joinFacts(...about)}</bdi>
          </Text>
        </div>
        <StatusBadge field={stateField} values={{ state }} />
      </div>
      {isDone ? (
        // What was created or deleted is named by the title.
        entry.kind === 'change' ? (
          <ChangeList entry={entry} isQuiet />
        ) : undefined
      ) : (
        <>
          <Text
            role="status"
            className={mergeClasses(
              styles.why,
              state === 'refused' && styles.failed,
              (state === 'conflict' || state === 'unknown' || state === 'unproven') && styles.warning,
            )}
          >
            <bdi>{whyText(text, entry, waitsBehind)}</bdi>
          </Text>
          <ChangeList entry={entry} />
          <EntryButtons entry={entry} onDiscarded={onDiscarded} />
        </>
      )}
    </li>
  );
};
