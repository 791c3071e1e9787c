import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { Wizard } from '../wizard/wizard';

const code = `const onward = async () => {
  if (await form.trigger(fieldsOf[step], { shouldFocus: true })) open(nextOf(step));
};`;

/** `/forms/wizard`: the step is in the address. */
export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="wizard"
    examples={[{ name: 'registration', Stage: Wizard, layout: 'block', code }]}
  />
);
