/** Names of views, which are unique in a list. */
import { limits } from '@contract/limits';
import { nameKey } from '@contract/text/name-key';

interface Named {
  readonly name: string;
}

export const isNameUsed = (name: string, views: readonly Named[]): boolean =>
  views.some((view) => nameKey(view.name) === nameKey(name));

/** "Unpaid", or "Unpaid (2)" if that is used. */
export const freeName = (name: string, views: readonly Named[]): string => {
  if (!isNameUsed(name, views)) return name;
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const numbered = `${[...name].slice(0, limits.views.name - end.length).join('')}${end}`;
    if (!isNameUsed(numbered, views)) return numbered;
  }
};
