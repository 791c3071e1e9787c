import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { Repeater } from '../repeater/repeater';

const code = `const { fields, append, remove, insert, move } = useFieldArray<Order>({ control, name: 'rows' });`;

/** `/forms/repeater` */
export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="repeater"
    examples={[{ name: 'order', Stage: Repeater, layout: 'block', code }]}
  />
);
