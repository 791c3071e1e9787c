import { pairScreen } from '../pair-page';
import { neutral } from '../pairs';

/** `/colors/neutral` */
export const Screen = pairScreen('neutral', neutral);
