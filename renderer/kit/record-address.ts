import { isId } from '@contract/id';

/** The address of an area's record, `/bookings/50001`; undefined where the server sent no id that can be asked for. */
export const recordAddress = (path: string, id: unknown): string | undefined =>
  isId(id) ? `${path}/${encodeURIComponent(String(id))}` : undefined;
