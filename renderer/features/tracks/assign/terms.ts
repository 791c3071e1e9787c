/** Access dates and a note that can be sent with an assignment. */
import type { Terms } from './save-assignments';

/** The values of the form fields. */
export type TermValues = Readonly<Record<'accessFrom' | 'accessUntil' | 'note', string>>;

export const emptyTerms: TermValues = { accessFrom: '', accessUntil: '', note: '' };

/** The filled-in values. */
export const toTerms = (values: TermValues): Terms =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
