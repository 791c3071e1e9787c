/**
 * Caches first pages, so that an answer can be compared with its request without a second call. Also applies the notes
 * of earlier sessions: a filter that a server ignored last week counts as ignored until its rows prove otherwise.
 */
import type { Page } from '../endpoint';
import type { Values } from '../json/record';
import { type Finding, inputFindings } from './ignored-inputs';

const maxPages = 100;
/** Enough rows to distinguish two lists. */
const maxRows = 50;

/** The ignored inputs of one call to one server, saved across restarts. */
export interface IgnoredNotes {
  has(aspect: string): boolean;
  /** Stores that the server ignored the input. */
  add(aspect: string): void;
  /** Removes the note, because the server applied the input. */
  remove(aspect: string): void;
}

export interface AnswerChecker {
  /** The page with `ignored`: inputs that its rows contradict, and those in `notes` that its rows do not prove applied. */
  check(id: string, input: Values, page: Page<Values>, notes?: IgnoredNotes): Page<Values>;
  clear(): void;
}

const keyOf = (id: string, input: Values, without: readonly string[]): string =>
  JSON.stringify([
    id,
    ...Object.entries(input)
      .filter(([name, value]) => !without.includes(name) && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/** Whether the server applied the input, as far as rows and notes show. */
const isApplied = (
  { rememberedAs, isIgnored, isProven: isObeyed }: Finding,
  notes: IgnoredNotes | undefined,
): boolean => {
  if (isIgnored) notes?.add(rememberedAs);
  if (isIgnored || !notes?.has(rememberedAs)) return !isIgnored;
  if (!isObeyed()) return false;
  notes.remove(rememberedAs);
  return true;
};

const listInputs = ['q', 'sort', 'sortColumn', 'filters', 'page'];

/** Create one per session and server, because it holds rows. */
export const createAnswerChecker = (): AnswerChecker => {
  const pages = new Map<string, Pick<Page<Values>, 'rows' | 'total'>>();
  const remember = (key: string, { rows, total }: Page<Values>): void => {
    pages.delete(key);
    pages.set(key, { rows: rows.slice(0, maxRows), ...(total === undefined ? {} : { total }) });
    if (pages.size > maxPages) pages.delete(pages.keys().next().value ?? '');
  };
  return {
    check: (id, input, page, notes) => {
      const plainKey = keyOf(id, input, listInputs);
      const firstKey = keyOf(id, input, ['page']);
      const { page: number = 1, q, sortColumn, filters } = input;
      const isPlain = number === 1 && (q ?? '') === '' && sortColumn === undefined && filters === undefined;
      const plain = isPlain ? undefined : pages.get(plainKey);
      const findings = inputFindings(input, page, {
        plain: plain?.rows,
        total: plain?.total,
        first: pages.get(firstKey)?.rows,
      });
      const ignored = findings.flatMap((finding) => (isApplied(finding, notes) ? [] : [finding.aspect]));
      if (isPlain) remember(plainKey, page);
      if (number === 1) remember(firstKey, page);
      return ignored.length > 0 ? { ...page, ignored } : page;
    },
    clear: () => pages.clear(),
  };
};
