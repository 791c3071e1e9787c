import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { Framed } from '../plain-table';

const Medium = (): ReactNode => <Framed name="sizes.medium.title" size="medium" />;
const Small = (): ReactNode => <Framed name="sizes.small.title" size="small" />;
const Least = (): ReactNode => <Framed name="sizes.least.title" size="extra-small" />;

const examples = [
  { name: 'medium', Stage: Medium, layout: 'block', code: '<Table size="medium">…</Table>' },
  { name: 'small', Stage: Small, layout: 'block', code: '<Table size="small">…</Table>' },
  { name: 'least', Stage: Least, layout: 'block', code: '<Table size="extra-small">…</Table>' },
] as const;

/** `/tables/sizes` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="sizes" examples={examples} />;
