/** Track contacts. CSV comes as base64. */

import type { AnswersOf } from './context';
import { chosenOf, inForm } from './csv';
import { listFilters } from './list-filters';
import { missing } from './refusal';

export const trackContact = {
  list: (input, { demo }) => demo.contacts.list(input, listFilters(input)),
  detail: ({ id, trackId }, { demo }) => {
    const contact = demo.contacts.get(id);
    const fits = trackId === undefined || String(contact?.trackId) === String(trackId);
    return contact && fits ? contact : missing('contact');
  },
  csv: (input, { demo }) =>
    inForm('base64', chosenOf(demo.contacts.matching(input, listFilters(input)), input.ids), 'track-contacts'),
} satisfies AnswersOf<'trackContact'>;
