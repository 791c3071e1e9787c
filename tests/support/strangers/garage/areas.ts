/** All that the garage sends. */
import type { View } from '../truth/view.ts';
import { charges } from './charges.ts';
import { parts } from './parts.ts';
import { people } from './people.ts';
import { sales } from './sales.ts';
import { tabs } from './tabs.ts';

export const areasOf = (view: View, base: string) => ({
  ...people(view, base),
  ...sales(view, base),
  ...tabs(view, base),
  ...parts(view),
  ...charges(view),
});

export type GarageAreas = ReturnType<typeof areasOf>;
