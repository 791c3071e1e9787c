/** Groups of pairs as the examples of a page. */
import type { Example, Examples } from '../kit/showcase/example';
import { PairTable } from './pair-table';
import type { PairGroup } from './pairs';

const toExample = ({ name, pairs }: PairGroup): readonly [string, Example] => [
  name,
  { layout: 'block', Preview: ({ title }) => <PairTable label={title} pairs={pairs} /> },
];

export const pairExamples = (groups: readonly PairGroup[]): Examples => Object.fromEntries(groups.map(toExample));
