/** All that the gateway sends. */
import type { View } from '../truth/view.ts';
import { parts } from './parts.ts';
import { people } from './people.ts';
import { sales } from './sales.ts';
import { tabs } from './tabs.ts';
import { postings } from './transactions.ts';
import { venues } from './venues.ts';

export const areasOf = (view: View, base: string) => ({
  ...people(view, base),
  ...venues(view, base),
  ...sales(view, base),
  ...tabs(view, base),
  ...parts(view),
  ...postings(view),
});

export type GatewayAreas = ReturnType<typeof areasOf>;
