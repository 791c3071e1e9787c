/** What the frame asks of sample pages. */
import { usePageHandle } from '../../areas/use-page';

/** Whether the current page belongs to the samples. */
export const useIsSample = (): boolean => usePageHandle()?.area.group === 'samples';

/** The samples have no texts in other languages. */
export const samplesLanguage = 'en';

/** The language of the page's content, if it is not that of the app. */
export const useContentLanguage = (): string | undefined => (useIsSample() ? samplesLanguage : undefined);
