import type { Examples } from '../../kit/showcase/example';
import { Repeater } from '../repeater/repeater';

export const examples: Examples = {
  order: {
    code: `const { fields, append, remove, insert, move } = useFieldArray<Order>({ control, name: 'rows' });`,
    Preview: Repeater,
  },
};
