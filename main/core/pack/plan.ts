/** The calls of a pack that follow from what is known of the event. */
import type { Needs } from '@contract/ability';
import type { PackPartName } from '@contract/bridge/offline';
import type { Values } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import { z } from 'zod';
import type { Entry, Picture } from './pack-record';
import { picturesOfRecord, stampOf } from './pictures';
import { type Known, type PlanRow, planRows } from './plan-rows';

interface Planned {
  /** Identifies the step in the pack. */
  readonly key: string;
  readonly part: PackPartName;
  /** If it is the same as when the step was done, nothing has changed since. */
  readonly stamp?: string;
}

export interface CallStep extends Planned {
  readonly row: PlanRow;
  readonly call: EndpointId;
  readonly input: Values;
  readonly isList: boolean;
  /** The row of the list to which the record's details belong. */
  readonly listed?: Values;
}

export interface PictureStep extends Planned {
  readonly url: string;
}

export type Step = CallStep | PictureStep;

export const keyOf = (call: EndpointId, input: Values): string => `${call} ${JSON.stringify(input)}`;

/** Whether a call answers with a list, page by page. */
const isPaged = (call: EndpointId): boolean => {
  const row = rowOf(call);
  return row?.output.shape === 'list' && row.input instanceof z.ZodObject && 'perPage' in row.input.shape;
};

const stepOf = (row: PlanRow, input: Values, listed?: Values): CallStep => {
  const stamp = listed && stampOf(listed);
  return {
    key: keyOf(row.call, input),
    part: row.part,
    row,
    call: row.call,
    input,
    isList: isPaged(row.call),
    ...(listed ? { listed } : {}),
    ...(stamp === undefined ? {} : { stamp }),
  };
};

/** The records whose details show whether the others have to be read: the first, one in the middle, the last. */
const probesOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  [0, Math.floor(rows.length / 2), rows.length - 1].flatMap((at) => rows.slice(at, at + 1));

const detailSteps = (row: PlanRow, known: Known, entries: ReadonlyMap<string, Entry>): readonly CallStep[] => {
  const { details } = row;
  const input = details?.input(known);
  if (!details || !input) return [];
  const steps = (known.rows(details.list, input) ?? []).flatMap((listed) => {
    const own = details.of(listed, known);
    return own ? stepOf(row, own, listed) : [];
  });
  // The copy finds a record in a list only by its id.
  if (steps.some(({ input: { id: _id, ...more } }) => Object.keys(more).length > 0)) return steps;
  const probes = probesOf(steps);
  return probes.some(({ key }) => entries.get(key)?.saysMore) ? steps : probes;
};

const callSteps = (row: PlanRow, known: Known, entries: ReadonlyMap<string, Entry>): readonly CallStep[] =>
  row.inputs
    ? row.inputs(known).flatMap((input) => (input ? stepOf(row, input) : []))
    : detailSteps(row, known, entries);

const pictureStep = ({ url, stamp }: Picture): PictureStep => ({
  key: `picture ${url}`,
  part: 'pictures',
  url,
  ...(stamp === undefined ? {} : { stamp }),
});

/** Lists whose pictures are in rows: only those of people and things of this event. */
const pictureLists = [
  ['visitor.list', ({ eventId }: Known) => ({ eventId })],
  ['visitor.list', ({ eventId }: Known) => ({ userType: 'racer', eventId })],
  ['event.categories', ({ eventId }: Known) => ({ eventId })],
  ['trackContact.list', ({ trackId }: Known) => (trackId === undefined ? undefined : { trackId })],
  ['inspector.list', () => ({})],
] as const satisfies readonly (readonly [EndpointId, (known: Known) => Values | undefined])[];

const listedPictures = (known: Known): readonly Picture[] =>
  pictureLists.flatMap(([call, inputOf]) => {
    const input = inputOf(known);
    const rows = (input && known.rows(call, input)) ?? [];
    const own = call === 'visitor.list' ? rows.filter(({ id }) => known.people.has(String(id))) : rows;
    return own.flatMap((row) => picturesOfRecord(call, row));
  });

interface PlanOptions {
  readonly known: Known;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly can: (needs: Needs | undefined) => boolean;
  readonly hasPictures: boolean;
}

/** In the order of the parts. What the person may not read is left out. Pictures come when everything else is there. */
export const planOf = ({ known, entries, can, hasPictures }: PlanOptions): ReadonlyMap<string, Step> => {
  const calls = planRows.filter(({ call }) => can(rowOf(call)?.needs)).flatMap((row) => callSteps(row, known, entries));
  const found = hasPictures
    ? [...calls.flatMap(({ key }) => entries.get(key)?.pictures ?? []), ...listedPictures(known)]
    : [];
  const steps: readonly Step[] = [...calls, ...found.map(pictureStep)];
  return new Map(steps.map((step) => [step.key, step]));
};
