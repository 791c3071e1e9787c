import { isId } from '@contract/entities/id';

/** The address of an area's record, `/bookings/50001`; undefined if the server sent no usable id. */
export const recordAddress = (path: string, id: unknown): string | undefined =>
  isId(id) ? `${path}/${encodeURIComponent(String(id))}` : undefined;
