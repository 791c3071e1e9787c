/** All that the box office sends. */
import type { View } from '../truth/view.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { tabs } from './tabs.ts';

export const areasOf = (view: View, base: string) => ({
  ...people(view, base),
  ...orders(view, base),
  ...tabs(view, base),
  ...parts(view),
  ...payments(view),
});

export type BoxOfficeAreas = ReturnType<typeof areasOf>;
