import type { Examples } from '../../kit/showcase/example';
import { FramedTable } from '../framed-table';

export const examples: Examples = {
  medium: {
    code: '<Table size="medium">…</Table>',
    Preview: () => <FramedTable name="sizes.medium.title" size="medium" />,
  },
  small: {
    code: '<Table size="small">…</Table>',
    Preview: () => <FramedTable name="sizes.small.title" size="small" />,
  },
  least: {
    code: '<Table size="extra-small">…</Table>',
    Preview: () => <FramedTable name="sizes.least.title" size="extra-small" />,
  },
};
