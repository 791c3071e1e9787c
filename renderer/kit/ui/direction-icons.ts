import { ArrowLeftRegular, ArrowRightRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { usePreferences } from '../stores/preferences';

const leftToRight = { Back: ArrowLeftRegular, Before: ChevronLeftRegular, After: ChevronRightRegular };
const rightToLeft = { Back: ArrowRightRegular, Before: ChevronRightRegular, After: ChevronLeftRegular };

/** The icons for back, previous and next in the direction of the page. */
export const useDirectionIcons = (): typeof leftToRight =>
  usePreferences(({ direction }) => direction === 'rtl') ? rightToLeft : leftToRight;
