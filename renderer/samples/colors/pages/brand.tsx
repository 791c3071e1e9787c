import { pairExamples } from '../pair-examples';
import { brand } from '../pairs';

export const examples = pairExamples(brand);
