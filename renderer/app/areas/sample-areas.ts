/** The sample areas, found by folder. */
import type { Area } from '../../kit/area/area';
import { joinAreas, sortAreas } from './site-map';

const found = import.meta.glob<{ readonly area: Area }>('../../samples/*/index.ts', { eager: true });

export const sampleAreas: readonly Area[] = sortAreas(joinAreas(Object.values(found).map(({ area }) => area)));
