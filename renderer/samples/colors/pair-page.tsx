/** A page of pairs by group. */
import type { ReactNode } from 'react';
import { ShowcasePage } from '../../kit/showcase/showcase-page';
import { useText } from '../../kit/text';
import { family } from './family';
import { PairTable } from './pair-table';
import type { PairGroup } from './pairs';

const stageOf = (page: string, { name, pairs }: PairGroup) => {
  const Stage = (): ReactNode => {
    const text = useText('colors');
    return <PairTable label={text(`${page}.${name}.title`)} pairs={pairs} />;
  };
  return { name, Stage, layout: 'block' as const };
};

/** The screen of a page whose groups are all alike. */
export const pairScreen = (page: string, groups: readonly PairGroup[]) => {
  const examples = groups.map((group) => stageOf(page, group));
  return (): ReactNode => <ShowcasePage family={family} page={page} examples={examples} />;
};
