import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { useText } from '../../../kit/text';
import { family } from '../family';
import { FileZone } from '../files/file-zone';

const megabyte = 1_000_000;
const papers = { types: ['image/', 'application/pdf'], size: 2 * megabyte, count: 5 };
const picture = { types: ['image/'], size: megabyte, count: 1 };

const Several = (): ReactNode => (
  <FileZone label={useText('forms')('files.papers')} limits={papers} accept="image/*,application/pdf" />
);
const One = (): ReactNode => <FileZone label={useText('forms')('files.picture')} limits={picture} accept="image/*" />;

const examples = [
  {
    name: 'several',
    Stage: Several,
    layout: 'block',
    code: `const { taken, refused } = sortFiles(brought, kept, { types: ['image/'], size: 2_000_000, count: 5 });`,
  },
  { name: 'one', Stage: One, layout: 'block', code: '<FileZone label="Picture" limits={picture} accept="image/*" />' },
] as const;

/** `/forms/files`: what is brought stays on this page; nothing is sent. */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="files" examples={examples} />;
