/** From when, until when and why: what may go out with an assignment. */
import type { Terms } from './save-assignments';

/** As the fields hold them. */
export type TermValues = Readonly<Record<'accessFrom' | 'accessUntil' | 'note', string>>;

export const emptyTerms: TermValues = { accessFrom: '', accessUntil: '', note: '' };

/** What was filled in. */
export const toTerms = (typed: TermValues): Terms =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
