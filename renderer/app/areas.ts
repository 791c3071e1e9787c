/** The areas of the app, found by folder: routes, navigation and search are derived from this list. */
import type { Area } from '../kit/resource';
import { joinPanels, sortAreas } from './site-map';

const found = import.meta.glob<{ readonly area: Area }>(['../features/*/index.ts', '../samples/*/index.ts'], {
  eager: true,
});

export const areas: readonly Area[] = sortAreas(joinPanels(Object.values(found).map(({ area }) => area)));
