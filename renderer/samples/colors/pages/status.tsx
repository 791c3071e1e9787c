import { pairExamples } from '../pair-examples';
import { status } from '../pairs';

export const examples = pairExamples(status);
