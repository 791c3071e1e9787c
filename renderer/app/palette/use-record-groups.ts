/** Records that the server finds, asked for once typing rests, in the areas that the typed text suggests. */
import { allows } from '@contract/ability';
import type { CopyNote, Failure } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import type { EndpointId } from '@contract/table';
import { toPlainSigns } from '@contract/text/fold';
import type { Area, ResourceArea } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useTextInList } from '../../kit/format/text-in-list';
import { useSearchCall } from '../../kit/list/data/use-search-call';
import { useCurrentEvent } from '../../kit/stores/current-event';
import { useNetwork } from '../../kit/stores/network';
import { useAbility } from '../../kit/stores/session';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';
import type { FoundGroup, RecordGroup } from './palette-entry';
import { matchesRow, recordAreas, recordEntries } from './record-entries';
import { suggestedGroups } from './suggested-groups';

/** Milliseconds without typing before a request, so that there is one per word and not one per letter. */
const debounceMs = 180;
/** More than are shown, because the server may match fields that it doesn't send. */
const perPage = 24;

/** Visitors have a call of their own for searching. The copy keeps the list, which is searched here. */
const searchCalls: Partial<Readonly<Record<RecordGroup, EndpointId>>> = { visitors: 'visitor.search' };

export interface RecordResult extends FoundGroup {
  readonly group: RecordGroup;
  readonly copy: CopyNote | undefined;
  readonly failure: Failure | undefined;
  /** Whether the server sent rows that it did not search, and not all of its rows. */
  readonly isUnsearched: boolean;
  readonly busy: boolean;
}

interface Asked {
  readonly all: readonly Area[];
  /** As typed now. */
  readonly query: string;
  /** As typed before the last pause. */
  readonly q: string;
  readonly isPaused: boolean;
}

const useReadableArea = (all: readonly Area[], group: RecordGroup): ResourceArea | undefined => {
  const ability = useAbility();
  const area = all.find(({ name }) => name === recordAreas[group].area);
  return area?.type === 'resource' && area.detail && allows(ability, area.needs) ? area : undefined;
};

const noRows: readonly Values[] = [];

const useRecords = (group: RecordGroup, { all, query, q, isPaused }: Asked): RecordResult => {
  const area = useReadableArea(all, group);
  const canReach = useNetwork(({ state }) => isReachable(state));
  const id = (canReach ? searchCalls[group] : undefined) ?? area?.list ?? 'booking.list';
  const isAsked = area !== undefined && suggestedGroups(q).includes(group) && suggestedGroups(query).includes(group);
  const enabled = isAsked && !isPaused;
  const found = useSearchCall(id, { input: { ...area?.listInput, page: 1 }, q, perPage, enabled });
  const { value, failure, copy, busy, isIgnored, isPart } = found;
  const event = useCurrentEvent();
  const textInList = useTextInList();
  const rows = value?.rows ?? noRows;
  const isUnmatched = rows.length > 1 && !rows.some((row) => matchesRow(row, q));
  return {
    group,
    entries: area ? recordEntries({ group, area, rows, query, event, textInList }) : [],
    copy,
    failure: value ? undefined : failure,
    isUnsearched: isPart && (isIgnored || isUnmatched),
    busy: enabled && busy,
  };
};

export interface RecordResults {
  readonly results: readonly RecordResult[];
  /** While an answer is awaited, or typing has not rested. */
  readonly busy: boolean;
}

/** `isPaused`: records are not searched now, such as while only commands are. */
export const useRecordGroups = (all: readonly Area[], query: string, isPaused: boolean): RecordResults => {
  const trimmed = toPlainSigns(query).trim();
  const q = useDebouncedValue(trimmed, debounceMs);
  const asked: Asked = { all, query: trimmed, q, isPaused };
  const results = [
    useRecords('bookings', asked),
    useRecords('tickets', asked),
    useRecords('visitors', asked),
    useRecords('contacts', asked),
    useRecords('events', asked),
    useRecords('tracks', asked),
  ];
  const isTyping = q !== trimmed && !isPaused && suggestedGroups(trimmed).length > 0;
  return { results, busy: isTyping || results.some(({ busy }) => busy) };
};
