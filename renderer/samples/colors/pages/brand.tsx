import { pairScreen } from '../pair-page';
import { brand } from '../pairs';

/** `/colors/brand` */
export const Screen = pairScreen('brand', brand);
