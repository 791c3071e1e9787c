import type { Values } from '../../../kit/area/field';

/** What the website's calls ask: the event by its id. */
export const ofEvent = (values: Values): { readonly eventId: string | number } => ({
  eventId: typeof values.id === 'number' ? values.id : String(values.id ?? ''),
});
