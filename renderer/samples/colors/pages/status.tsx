import { pairScreen } from '../pair-page';
import { status } from '../pairs';

/** `/colors/status` */
export const Screen = pairScreen('status', status);
