/** Parts of the frame for sample pages: the language of their content, and header items of sample areas. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { Area } from '../../kit/area/area';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useAreas } from '../areas';
import { usePageHandle } from './use-page';

/** Whether the current page belongs to the samples. */
export const useIsSample = (): boolean => usePageHandle()?.area.group === 'samples';

/** The samples have no texts in other languages. */
export const samplesLanguage = 'en';

/** The language of the page's content, if it is not that of the app. */
export const useContentLanguage = (): string | undefined => (useIsSample() ? samplesLanguage : undefined);

const parts = new Map<string, ComponentType>();

const partOf = ({ name, headerItem }: Area): readonly (readonly [string, ComponentType])[] => {
  if (!headerItem) return [];
  const Part = parts.get(name) ?? lazy(async () => ({ default: (await headerItem()).Header }));
  parts.set(name, Part);
  return [[name, Part]];
};

export const SampleHeader = () => {
  const shown = useAreas().flatMap(partOf);
  return useIsSample() ? (
    <Suspense fallback={pendingPlaceholder}>
      {shown.map(([name, Part]) => (
        <Part key={name} />
      ))}
    </Suspense>
  ) : null;
};
