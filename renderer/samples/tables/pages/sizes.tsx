import type { Examples } from '../../kit/showcase/example';
import { Framed } from '../plain-table';
export const examples: Examples = {
  medium: { code: '<Table size="medium">…</Table>', Preview: () => <Framed name="sizes.medium.title" size="medium" /> },
  small: { code: '<Table size="small">…</Table>', Preview: () => <Framed name="sizes.small.title" size="small" /> },
  least: {
    code: '<Table size="extra-small">…</Table>',
    Preview: () => <Framed name="sizes.least.title" size="extra-small" />,
  },
};
