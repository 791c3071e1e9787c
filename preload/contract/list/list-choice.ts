/** How lists are arranged, as stored and as sent: bounded, since it is kept in a file. */
import { z } from 'zod';
import { densities } from '../appearance';

export const FieldName = z.string().min(1).max(64);

/** How a user arranged one list: all columns in their order, and the page size. */
export const ListChoice = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        key: FieldName,
        shown: z.boolean(),
        width: z.int().min(20).max(2_000).exactOptional(),
      }),
    )
    .max(200)
    .readonly()
    .exactOptional(),
  density: z.enum(densities).exactOptional(),
  /** Rows per page; 0 means all. */
  perPage: z.int().min(0).max(10_000).exactOptional(),
});
export type ListChoice = Readonly<z.output<typeof ListChoice>>;

/** A list is named as its area. A record's key must not reach a prototype. */
export const ListName = z
  .string()
  .max(64)
  .regex(/^[a-z][\w.-]*$/);

export const ListChoices = z.record(ListName, ListChoice).readonly();

/** The area of a record, as in the address of its page. */
export const NoteArea = z.string().regex(/^[a-z-]{1,40}$/);
