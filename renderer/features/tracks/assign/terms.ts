/** From when, until when and why: what may go out with an assignment. */
import type { Terms } from './save';

/** As the fields hold them. */
export type TypedTerms = Readonly<Record<'accessFrom' | 'accessUntil' | 'note', string>>;

export const emptyTerms: TypedTerms = { accessFrom: '', accessUntil: '', note: '' };

/** What was filled in. */
export const termsOf = (typed: TypedTerms): Terms =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
