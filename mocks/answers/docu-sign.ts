/** W-9 forms. */

import type { AnswersOf } from './context';
import { missing } from './refusal';

export const docuSign = {
  w9: ({ trackId, userId }, { demo }) => {
    if (userId !== undefined) return missing('W-9 form');
    const found = demo.w9s.all().find((form) => trackId === undefined || String(form.trackId) === String(trackId));
    return found ?? missing('W-9 form');
  },
} satisfies AnswersOf<'docuSign'>;
