/** A file of the day whose rows the page computes. */
import type { DayFile, ExportRequest } from '@contract/bridge';
import type { CopyNote, Failure } from '@contract/failure';
import { useCallback, useEffect, useRef } from 'react';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { stripBidiIsolates } from '../../../kit/format/text';
import type { ComputedName } from './server-files';

/** A computed file, or how far it is, or why it can't be computed. */
export interface ComputedFile {
  readonly file?: DayFile;
  readonly progress?: { readonly done: number; readonly total: number };
  readonly failure?: Failure | undefined;
  readonly retry: () => void;
}

export interface DayFileProps {
  readonly event: Values & { readonly id: EventId };
  readonly onChange: (name: ComputedName, file: ComputedFile) => void;
}

export const tooMany: Failure = { kind: 'rejected', code: 'export-short' };

interface Facts {
  readonly asOf: number | undefined;
  readonly copy: CopyNote | undefined;
  /** What the rows leave out, or leave in doubt. */
  readonly remarks: readonly string[];
}

export const toDayFile = (name: ComputedName, request: ExportRequest, { asOf, copy, remarks }: Facts): DayFile => ({
  name,
  request: { ...request, ...copy, title: stripBidiIsolates(request.title).slice(0, 100) },
  ...(asOf === undefined ? {} : { asOf: new Date(asOf).toISOString() }),
  ...(remarks.length === 0 ? {} : { remarks: remarks.map((remark) => stripBidiIsolates(remark).slice(0, 500)) }),
});

/** A function that stays the same and calls the latest one. */
export const useLatest = (work: () => void): (() => void) => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback(() => latest.current(), []);
};
