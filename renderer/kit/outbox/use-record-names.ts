/** The names of tracks and events that an entry refers to by id. */
import type { OutboxEntry, OutboxField } from '@contract/bridge';
import type { NarrowingParam } from '@contract/list/narrowing';
import { useNarrowingRecords } from '../list/toolbar/narrowing-records';

const params: Readonly<Record<string, NarrowingParam>> = {
  eventId: 'eventId',
  trackId: 'trackId',
  trackIds: 'trackId',
};

/** Replaces ids in a field's value by names. An id that is not known stays, and so does any other value. */
export type ToNames = (field: Pick<OutboxField, 'name'>, value: unknown) => unknown;

export const useRecordNames = ({ fields }: OutboxEntry): ToNames => {
  const refersTo = (param: NarrowingParam): boolean => fields.some(({ name }) => params[name] === param);
  const events = useNarrowingRecords('eventId', refersTo('eventId')).records;
  const tracks = useNarrowingRecords('trackId', refersTo('trackId')).records;
  return ({ name }, value) => {
    const param = params[name];
    if (param === undefined) return value;
    const records = param === 'eventId' ? events : tracks;
    const toName = (id: unknown): unknown => records.find((record) => record.id === String(id))?.label ?? id;
    return Array.isArray(value) ? value.map(toName) : toName(value);
  };
};
