/** The rules for saved views that both the schema and the page apply. Without schemas, so that the page loads none. */
import { limits } from '../limits';
import { nameKey } from '../text/name-key';

interface Named {
  readonly id: string;
  readonly name: string;
}

export const hasUniqueNames = (views: readonly Named[]): boolean =>
  new Set(views.map(({ name }) => nameKey(name))).size === views.length &&
  new Set(views.map(({ id }) => id)).size === views.length;

/** Whether a person's views are small enough to keep. */
export const isWithinSize = (views: unknown): boolean => JSON.stringify(views).length <= limits.views.size;
