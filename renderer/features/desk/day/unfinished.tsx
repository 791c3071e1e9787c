/** Racers whose inspection is not finished, with a link to the readiness board. */
import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import type { PartState } from '../../../event/readiness/part';
import { useEntries } from '../../../event/use-entries';
import type { EventId } from '../../../event/use-event-rows';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { readStatusWord } from '../../../kit/format/status-word';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { SectionCard } from '../../../kit/ui/section-card';
import { countText } from './count-text';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '4px', margin: 0, padding: 0 },
  item: { listStyleType: 'none', fontVariantNumeric: 'tabular-nums' },
  link: { color: tokens.colorBrandForegroundLink },
  note: { color: tokens.colorNeutralForeground3 },
});

const infoPart = ['info'] as const;
const noIds: readonly EventId[] = [];
const unfinished = ['notBegun', 'underway', 'reinspect'] as const;
const shown = [...unfinished, 'unknown'] as const;
type Progress = (typeof shown)[number] | 'finished' | 'checking';

const words: Readonly<Record<string, Progress>> = {
  passed: 'finished',
  waived: 'finished',
  failed: 'finished',
  pending: 'notBegun',
  in_progress: 'underway',
  reinspect: 'reinspect',
};

/** How far a racer's inspection is. */
const inspectionProgress = (part: PartState<{ readonly status?: unknown }> | undefined): Progress => {
  if (!part || part.state === 'pending') return 'checking';
  if (part.state === 'none') return 'notBegun';
  if (part.state === 'failed') return 'unknown';
  const { status } = part.value;
  if (status === null || status === '') return 'notBegun';
  return words[readStatusWord(status)] ?? 'unknown';
};

export const Unfinished = ({ eventId }: { readonly eventId: EventId }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const board = useText('inspections');
  const { racers, entries, isPending, lists, copy: listsCopy, refresh } = useEntries(eventId);
  const ids = useMemo(() => entries?.racers.flatMap(({ id }) => id ?? []) ?? noIds, [entries]);
  const loading = useLoadedParts(eventId, ids, infoPart);
  const { parts, done, total, asOf, failed } = loading;
  const states = ids.map((id) => inspectionProgress(parts.get(String(id))?.info));
  const count = (progress: Progress) => states.filter((one) => one === progress).length;
  const isChecking = entries === undefined || isPending || count('checking') > 0;
  const left = unfinished.reduce((sum, progress) => sum + count(progress), 0);
  const age = {
    asOf: asOf ?? racers.asOf,
    copy: oldestCopy([listsCopy, loading.copy]),
    failure: failed > 0 ? racers.failure : undefined,
    busy: isChecking || racers.busy,
    refresh: () => {
      refresh();
      loading.reload();
    },
  };
  return (
    <SectionCard title={text('day.inspections.title')} actions={<Freshness call={age} />}>
      <Loaded call={racers}>
        {() =>
          isChecking ? (
            <div>
              <Text className={styles.note}>
                {text('day.state.computing', { done: formatNumber(done), total: formatNumber(total) })}
              </Text>
              <ProgressBar value={done} max={Math.max(1, total)} aria-label={text('day.inspections.title')} />
            </div>
          ) : (
            <>
              <EventRowsNotice lists={lists} />
              {entries.doubt ? <NoticeBar intent="warning">{board(`entries.${entries.doubt}`)}</NoticeBar> : undefined}
              {left === 0 && count('unknown') > 0 ? undefined : (
                <Text>
                  {text('day.inspections.left', {
                    left: countText(text, left, count('unknown') === 0),
                    racers: formatNumber(ids.length),
                  })}
                </Text>
              )}
              <ul className={styles.list}>
                {shown
                  .filter((progress) => count(progress) > 0)
                  .map((progress) => (
                    <li key={progress} className={styles.item}>
                      {text(`day.inspections.${progress}`, { shown: formatNumber(count(progress)) })}
                    </li>
                  ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <div>
        <Link className={styles.link} to={`/inspections?${new URLSearchParams({ event: String(eventId) }).toString()}`}>
          {text('day.inspections.board')}
        </Link>
      </div>
    </SectionCard>
  );
};
