/** The areas of the app, found by folder: routes, navigation and search are derived from these lists. */
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Area } from '../../kit/area/area';
import { loadSampleTexts } from '../../locales';
import { joinAreas, sortAreas } from './site-map';

const found = import.meta.glob<{ readonly area: Area }>('../../features/*/index.ts', { eager: true });

/** The product's. */
export const areas: readonly Area[] = sortAreas(joinAreas(Object.values(found).map(({ area }) => area)));

const useLoaded = create<{ readonly samples: readonly Area[] }>(() => ({ samples: [] }));
let loading: Promise<readonly Area[]> | undefined;

const load = async (): Promise<readonly Area[]> => {
  const [{ sampleAreas }] = await Promise.all([import('./sample-areas'), loadSampleTexts()]);
  useLoaded.setState({ samples: sampleAreas });
  return sampleAreas;
};

/** Loads the sample areas, when their group, one of their pages or the search is opened. */
export const loadSampleAreas = (): Promise<readonly Area[]> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** All areas that are loaded. */
export const useAreas = (): readonly Area[] => {
  const samples = useLoaded((state) => state.samples);
  return useMemo(() => [...areas, ...samples], [samples]);
};
