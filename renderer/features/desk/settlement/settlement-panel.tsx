/** Settlement: what each track is due for this event or for all events, and which tracks can't be paid yet. */
import { isId } from '@contract/entities/id';
import type { Result } from '@contract/failure';
import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { sharedQueue } from '../../../event/part-reads';
import { useEvents } from '../../../event/use-events';
import type { Values } from '../../../kit/area/field';
import { oldestCopy } from '../../../kit/bridge/copies';
import { cachedAnswer, read } from '../../../kit/bridge/use-call';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCopyRounds } from '../../../kit/stores/copies';
import { useCan } from '../../../kit/stores/session';
import { CompareEventButton } from '../compare/compare-event-button';
import { settle } from './settlement';
import { formFields, settlementFields } from './settlement-fields';
import { SettlementTable } from './settlement-table';
import { ownForms, type PayoutState, payoutState } from './w9-state';

/** By track id as text. */
type Forms = ReadonlyMap<string, Result<Values>>;

interface TrackForms {
  readonly forms: Forms;
  readonly refresh: () => void;
}

const noForms: Forms = new Map();

/** The W-9 form of each track: one call per track, in the queue of all panels. */
const useTrackForms = (tracks: readonly Values[], isEnabled: boolean): TrackForms => {
  const [forms, setForms] = useState(noForms);
  const [attempt, setAttempt] = useState(0);
  const rounds = useCopyRounds((state) => state.rounds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads the copies again
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isStopped = false;
    const tasks = tracks.flatMap(({ id }) =>
      isId(id)
        ? [
            {
              isPreferred: () => false,
              run: async () => {
                const input = { trackId: id };
                const known = attempt === 0 ? cachedAnswer('docuSign.w9', input) : undefined;
                const result = known?.isCurrent ? known.result : await read('docuSign.w9', input);
                if (!isStopped) setForms((now) => new Map(now).set(String(id), result));
              },
            },
          ]
        : [],
    );
    sharedQueue.add(tasks);
    return () => {
      isStopped = true;
      sharedQueue.remove(new Set(tasks));
    };
  }, [tracks, isEnabled, attempt, rounds]);
  return {
    forms: useMemo(() => ownForms(forms), [forms]),
    refresh: useCallback(() => setAttempt((now) => now + 1), []),
  };
};

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px', paddingBlockEnd: '24px' },
});

const noRows: readonly [] = [];
const keyOf = ({ key }: Values): string => String(key);
const idOf = ({ id }: Values): string => String(id);

/** The tracks with their forms, and the payout state of a track by its id. */
const useForms = () => {
  const isAllowed = useCan(['read', 'W9']);
  const canReadTracks = useCan(['read', 'Track']);
  const call = useAllRows('track.list', {}, { enabled: canReadTracks });
  const tracks: readonly Values[] = call.value?.rows ?? noRows;
  const { forms, refresh } = useTrackForms(tracks, isAllowed);
  const stateOf = (trackId: unknown): PayoutState => {
    const key = toPlainText(trackId);
    if (!isAllowed || key === '') return 'unknown';
    return tracks.some(({ id }) => String(id) === key)
      ? payoutState(forms.get(key))
      : call.busy
        ? 'loading'
        : 'unknown';
  };
  const rows = tracks.map((track): Values => {
    const answer = forms.get(toPlainText(track.id));
    const form: Values = answer?.ok ? answer.value : {};
    const { status, legalName, signedAt } = form;
    const { id, name, commissionPercent, timezone } = track;
    return { id, name, commissionPercent, timezone, status, legalName, signedAt, payout: stateOf(id) };
  });
  const copies = [...forms.values()].map((answer) => (answer.ok ? answer.copy : undefined));
  return {
    call,
    copy: oldestCopy([call.copy, ...copies]),
    tracks,
    rows,
    stateOf,
    refresh,
    isAllowed: isAllowed && canReadTracks,
    loaded: forms.size,
  };
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const [isAll, setAll] = useState(false);
  const input = isAll || !isId(values.id) ? {} : { eventId: values.id };
  const call = useAllRows('transaction.list', input);
  const events = useEvents().call;
  const forms = useForms();
  const copy = oldestCopy([call.copy, events.copy, forms.copy]);
  const { tracks } = forms;
  const { rows: settled, unplaced } = useMemo(
    () => settle(call.value?.rows ?? noRows, { tracks, events: [...(events.value?.rows ?? []), values] }),
    [call.value, tracks, events.value, values],
  );
  const fields = useMemo(() => settlementFields(settled), [settled]);
  const rows = settled.map((row): Values => ({ ...row, payout: forms.stateOf(row.trackId) }));
  const notCounted = settled.reduce((sum, row) => sum + row.notCounted, 0);
  const unknown = settled.filter((row) => row.due === undefined && row.notCounted === 0).length;
  const blocked = forms.rows.filter(({ payout }) => payout === 'blocked').length;
  return (
    <div className={styles.root}>
      <SettlementTable
        title={text('settlement.title')}
        about={text('settlement.about')}
        exportName={text('settlement.exportName')}
        words={isAll ? [] : [toPlainText(values.name)]}
        fields={fields}
        rows={rows}
        naming="key"
        idOf={keyOf}
        path="/events"
        busy={call.busy}
        stale={call.stale}
        copy={copy}
        isIncomplete={call.value?.isComplete !== true || forms.call.busy}
        actions={
          <>
            <ToggleButton checked={isAll} onClick={() => setAll(!isAll)}>
              {text('settlement.all')}
            </ToggleButton>
            <Freshness call={{ ...call, copy }} />
            <CompareEventButton event={isAll ? {} : values} list="transactions" />
          </>
        }
      >
        <Loaded call={call}>
          {({ isComplete, mayHaveMore }) => (
            <>
              {isComplete ? undefined : <NoticeBar intent="error">{text('settlement.incomplete')}</NoticeBar>}
              <EventRowsNotice lists={[call.value]} />
              {unplaced > 0 ? (
                <NoticeBar intent="warning" layout="multiline">
                  {text('settlement.unplaced', { count: unplaced, shown: formatNumber(unplaced) })}
                </NoticeBar>
              ) : undefined}
              {notCounted > 0 ? (
                <NoticeBar intent="warning" layout="multiline">
                  {text('settlement.notCounted', { count: notCounted, shown: formatNumber(notCounted) })}
                </NoticeBar>
              ) : undefined}
              {unknown > 0 ? (
                <NoticeBar intent="warning" layout="multiline">
                  {text('settlement.unknown', { count: unknown, shown: formatNumber(unknown) })}
                </NoticeBar>
              ) : undefined}
              {rows.length === 0 && unplaced === 0 && isComplete && !mayHaveMore ? (
                <NoticeBar intent="info">{text('settlement.none')}</NoticeBar>
              ) : undefined}
            </>
          )}
        </Loaded>
      </SettlementTable>
      {forms.isAllowed ? (
        <SettlementTable
          title={text('settlement.forms.title')}
          about={
            forms.loaded < tracks.length
              ? text('settlement.forms.loading', {
                  loaded: formatNumber(forms.loaded),
                  of: formatNumber(tracks.length),
                })
              : text('settlement.forms.about', { count: blocked, shown: formatNumber(blocked) })
          }
          exportName={text('settlement.forms.exportName')}
          words={[]}
          fields={formFields}
          rows={forms.rows}
          naming="name"
          idOf={idOf}
          path="/tracks"
          busy={forms.call.busy}
          stale={forms.call.stale}
          copy={forms.copy}
          isIncomplete={forms.call.value?.isComplete !== true || forms.loaded < tracks.length}
          actions={<Freshness call={{ ...forms.call, copy: forms.copy, refresh: forms.refresh }} />}
        >
          <Loaded call={forms.call}>{() => undefined}</Loaded>
        </SettlementTable>
      ) : (
        <NoticeBar intent="info">{text('settlement.forms.notAllowed')}</NoticeBar>
      )}
    </div>
  );
};
