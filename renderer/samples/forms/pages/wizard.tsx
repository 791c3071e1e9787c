import type { Examples } from '../../kit/showcase/example';
import { Wizard } from '../wizard/wizard';

/** The step is in the URL. */
export const examples: Examples = {
  registration: {
    code: `const goOn = async () => {
  if (await form.trigger(fieldsOf[step], { shouldFocus: true })) open(nextOf(step));
};`,
    Preview: Wizard,
  },
};
