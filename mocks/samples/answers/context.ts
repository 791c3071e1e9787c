/** The types of sample answers, like those of the product. */
import type { MockOf } from '@contract/endpoint';
import type * as samples from '@contract/samples/index';
import type { Context } from '../../answers/context';

export type SampleAnswers = MockOf<typeof samples, Context>;
export type SampleAnswersOf<Area extends keyof typeof samples> = SampleAnswers[Area];
