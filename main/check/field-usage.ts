/** Notes which canonical fields everyday answers have, per call: names and counts, never a value. */
import type { FieldUsage } from '@contract/bridge/servers';
import { isPage, isRecord } from '@contract/json/record';
import type { EndpointId } from '@contract/table';

const maxRows = 50;
const maxFields = 100;

export interface FieldUsageLog {
  /** Notes an answer's value; ignores anything but pages and records. */
  note(call: EndpointId, value: unknown): void;
  notes(): readonly FieldUsage[];
  clear(): void;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `fieldsOf` returns the canonical fields of a call's records, or an empty list if there are none. */
export const createFieldUsageLog = (fieldsOf: (call: EndpointId) => readonly string[]): FieldUsageLog => {
  const seen = new Map<EndpointId, { rows: number; readonly found: Set<string> }>();
  return {
    note: (call, value) => {
      const records = isPage(value) ? value.rows.slice(0, maxRows) : isRecord(value) ? [value] : [];
      const fields = fieldsOf(call).slice(0, maxFields);
      if (records.length === 0 || fields.length === 0) return;
      const entry = seen.get(call) ?? { rows: 0, found: new Set<string>() };
      entry.rows += records.length;
      for (const field of fields) if (records.some((record) => isFilled(record[field]))) entry.found.add(field);
      seen.set(call, entry);
    },
    notes: () =>
      [...seen].map(([call, { rows, found }]) => ({
        call,
        rows,
        found: [...found],
        missing: fieldsOf(call).filter((field) => !found.has(field)),
      })),
    clear: () => seen.clear(),
  };
};
