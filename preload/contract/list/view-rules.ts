/** The rules for saved views that both the schema and the page apply. Without schemas, so that the page loads none. */
import { limits } from '../limits';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Names that read the same are the same: "Unpaid" and "unpaid". */
export const viewNameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

export const hasUniqueNames = (views: readonly Named[]): boolean =>
  new Set(views.map(({ name }) => viewNameKey(name))).size === views.length &&
  new Set(views.map(({ id }) => id)).size === views.length;

/** Whether a person's views are small enough to keep. */
export const isWithinSize = (views: unknown): boolean => JSON.stringify(views).length <= limits.views.size;
