/** A saved view: what a list shows, under a name. Bounded, because it is kept in the settings and travels in files. */
import { z } from 'zod';
import { limits } from '../limits';
import { OwnerKey } from '../owner';
import { fieldName } from './address-parameters';
import { FieldName, ListChoice, ListName } from './list-choice';
import { hasUniqueNames, isWithinSize } from './view-rules';

/** Control characters could hide what a name says. */
const ViewName = z
  .string()
  .trim()
  .min(1)
  .max(limits.views.name)
  .regex(/^\P{Cc}*$/u);

const FilterKey = z.string().regex(fieldName);
const text = z.string().max(200);

/** What a view shows: search, filters, sort order, columns, row height and page size; neither page nor selection. */
const content = {
  q: text.exactOptional(),
  filters: z.record(FilterKey, z.array(text).min(1).max(100).readonly()).readonly().exactOptional(),
  /** Event and track by id; `all` shows all events also while one is chosen. Left out: the current event, whichever it is. */
  narrowing: z
    .strictObject({ eventId: text.exactOptional(), trackId: text.exactOptional() })
    .readonly()
    .exactOptional(),
  sort: z.strictObject({ key: FieldName, descending: z.boolean() }).readonly().exactOptional(),
  ...ListChoice.shape,
};

export const SavedView = z.strictObject({
  id: z.string().regex(/^[0-9a-z]{8,32}$/),
  name: ViewName,
  /** The list opens with it. */
  isDefault: z.literal(true).exactOptional(),
  ...content,
});
export type SavedView = Readonly<z.output<typeof SavedView>>;
export type ViewContent = Omit<SavedView, 'id' | 'name' | 'isDefault'>;

const ViewsOfList = z.array(SavedView).max(limits.views.perList).refine(hasUniqueNames).readonly();

/** A person's views by list. */
export const ViewsByList = z.record(ListName, ViewsOfList).refine(isWithinSize).readonly();
export type ViewsByList = z.output<typeof ViewsByList>;

export const ViewsByOwner = z.record(OwnerKey, ViewsByList).readonly();
