/** Which records can have a note. */
import type { NoteInput } from '@contract/bridge';
import { isId } from '@contract/entities/id';

/** The area's name in a note, from the path of its records; undefined for the paths of samples. */
export const noteAreaOf = (path: string): string | undefined => /^\/([a-z-]{1,40})$/.exec(path)?.[1];

/** A record as its note names it. */
export type NotedRecord = Pick<NoteInput, 'area' | 'id'>;

/** Undefined if the record can't have a note. */
export const notedRecord = (path: string, id: unknown): NotedRecord | undefined => {
  const area = noteAreaOf(path);
  return area !== undefined && isId(id) ? { area, id: String(id) } : undefined;
};
