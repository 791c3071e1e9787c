import { ArrowLeftRegular, ArrowRightRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { usePreferences } from '../stores/preferences';

const leftToRight = { Back: ArrowLeftRegular, Before: ChevronLeftRegular, After: ChevronRightRegular };
const rightToLeft = { Back: ArrowRightRegular, Before: ChevronRightRegular, After: ChevronLeftRegular };

/** The icons that point the way the page runs: back to where one came from, to the one before, to the one after. */
export const useDirectionIcons = (): typeof leftToRight =>
  usePreferences(({ direction }) => direction === 'rtl') ? rightToLeft : leftToRight;
