import { pairScreen } from '../pair-page';
import { palette } from '../pairs';

/** `/colors/palette` */
export const Screen = pairScreen('palette', [{ name: 'kinds', pairs: palette }]);
