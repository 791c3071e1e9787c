import { pairExamples } from '../pair-examples';
import { palette } from '../pairs';

export const examples = pairExamples([{ name: 'kinds', pairs: palette }]);
