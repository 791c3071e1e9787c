/** The sample areas, found by folder, and where their texts are. */
import type { Area } from '../kit/area/area';
import { addTexts } from '../locales';
import { sampleTexts } from '../locales/samples';
import { joinAreas, sortAreas } from './site-map';

const found = import.meta.glob<{ readonly area: Area }>('../samples/*/index.ts', { eager: true });

addTexts(sampleTexts);
export const sampleAreas: readonly Area[] = sortAreas(joinAreas(Object.values(found).map(({ area }) => area)));
