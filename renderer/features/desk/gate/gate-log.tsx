/** What the gate keeps in the log of its event: how often a ticket admits, and decisions that can be undone. */
import type { EntryOf } from '@contract/event-log/entry';
import { repeatRules } from '@contract/event-log/entry';
import { repeatRuleOf, type ScanRow, scanId } from '@contract/event-log/scans';
import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { addToLog, readLogs, useEventLog, useIsOwnEntry, useQuietEntries } from '../../../event/log/event-log';
import { GateCounts } from '../../../event/scan/gate-counts';
import { canUndo, noteDecision, recordedId } from '../../../event/scan/scan-record';
import { useScanStore } from '../../../event/scan/scan-store';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { formatClock } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import type { EventReference } from '../../../kit/stores/current-event';
import { SectionCard } from '../../../kit/ui/section-card';
import { useServerNow } from '../../../kit/ui/use-now';
import { ExitPinField } from './exit-pin-field';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  words: { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const RepeatRuleField = ({ event }: { readonly event: string }): ReactNode => {
  const text = useText('desk');
  const { index } = useEventLog(event);
  const rule = index.rule('repeat');
  return (
    <Field label={text('gate.rule.label')}>
      <Select
        value={repeatRuleOf(rule)}
        onChange={(_, { value }) =>
          void addToLog(event, [{ kind: 'rule', rule: 'repeat', value, ...(rule ? { replaces: rule.id } : {}) }]).then(
            notifyFailure,
          )
        }
      >
        {repeatRules.map((one) => (
          <option key={one} value={one}>
            {text(`gate.rule.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
};

/** What was counted here, and the rule for tickets that come again. */
export const GateLog = ({ event }: { readonly event: EventReference }): ReactNode => {
  const text = useText('desk');
  const kit = useText('kit');
  const { isLoaded, failure } = useEventLog(event.id);
  return (
    <SectionCard title={text('gate.counts.title')}>
      <GateCounts event={event} />
      {isLoaded ? (
        <>
          <RepeatRuleField event={String(event.id)} />
          <ExitPinField key={String(event.id)} event={String(event.id)} />
        </>
      ) : failure ? (
        <Button onClick={() => void readLogs()}>{kit('actions.retry')}</Button>
      ) : undefined}
    </SectionCard>
  );
};

interface Decided extends ScanRow {
  readonly decision: EntryOf<'decision'>;
}

const maxShown = 5;

/** Decisions of this computer that can still be taken back, once the next code was scanned. */
export const RecentDecisions = (props: { readonly event: EventReference }): ReactNode => {
  const { timezone, id } = props.event;
  const event = String(id);
  const styles = useStyles();
  const text = useText('desk');
  const log = useEventLog(event);
  const { index } = log;
  const searched = useQuietEntries(log);
  const isOwn = useIsOwnEntry();
  const now = useServerNow();
  const shown = useScanStore(({ scan }) => scan && recordedId(scan));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index has more once there are more entries
  const recent = useMemo(
    () =>
      index
        .rows()
        .filter((row): row is Decided => !!row.decision?.decision && isOwn(row.decision) && canUndo(row.decision, now))
        .sort((one, other) => (one.decision.at < other.decision.at ? 1 : -1)),
    [searched, index, isOwn, now],
  );
  const rows = recent.filter(({ scan }) => scanId(scan) !== shown).slice(0, maxShown);
  if (rows.length === 0) return undefined;
  return (
    <SectionCard title={text('gate.recent')}>
      <ul className={styles.list}>
        {rows.map((row) => {
          const { scan, decision } = row;
          const name = scan.subject?.holder || scan.subject?.ticketNumber || scan.code;
          const what =
            scan.direction === 'out' ? text('gate.outNoted.back') : text(`gate.decided.${decision.decision}`);
          return (
            <li key={scanId(scan)} className={styles.row}>
              <span className={styles.words}>
                <bdi>{name}</bdi>
                <span className={styles.quiet}>{joinFacts(what, formatClock(Date.parse(decision.at), timezone))}</span>
              </span>
              <Button
                aria-label={text('gate.undoOf', { name })}
                onClick={() => void noteDecision(event, scanId(scan), null, row)}
              >
                {text('gate.undo')}
              </Button>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};
