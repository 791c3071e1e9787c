import type { Examples } from '../../kit/showcase/example';
import { FileZone } from '../files/file-zone';

const megabyte = 1_000_000;
const papers = { types: ['image/', 'application/pdf'], size: 2 * megabyte, count: 5 };
const picture = { types: ['image/'], size: megabyte, count: 1 };

/** Files stay on this page; nothing is sent. */
export const examples: Examples = {
  several: {
    code: `const { taken, refused } = sortFiles(brought, kept, { types: ['image/'], size: 2_000_000, count: 5 });`,
    Preview: ({ text }) => <FileZone label={text('files.papers')} limits={papers} accept="image/*,application/pdf" />,
  },
  one: {
    code: '<FileZone label="Picture" limits={picture} accept="image/*" />',
    Preview: ({ text }) => <FileZone label={text('files.picture')} limits={picture} accept="image/*" />,
  },
};
