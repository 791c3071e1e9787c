import { ArrowLeftRegular, ArrowRightRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useIsRightToLeft } from '../format/direction';

const leftToRight = { Back: ArrowLeftRegular, Before: ChevronLeftRegular, After: ChevronRightRegular };
const rightToLeft = { Back: ArrowRightRegular, Before: ChevronRightRegular, After: ChevronLeftRegular };

/** The icons for back, previous and next in the direction of the page. */
export const useDirectionIcons = (): typeof leftToRight => (useIsRightToLeft() ? rightToLeft : leftToRight);
