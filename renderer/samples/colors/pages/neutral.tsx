import { pairExamples } from '../pair-examples';
import { neutral } from '../pairs';

export const examples = pairExamples(neutral);
