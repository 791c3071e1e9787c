/** Finds what the copy knows of a read: the same call's answer, or answers that contain it. */
import type { Page } from '@contract/endpoint';
import { isPage, type Values } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import { type CompleteList, completeLists, coveringPage } from './complete-list';
import { type CopiedInput, readInput } from './copied-call';
import type { KeptAnswer } from './copy';
import { type CopyIndex, type Entry, keyOf } from './copy-index';
import { joinPages, listAnswer, narrowRows, partOf } from './list-answer';

/** Reads the answer of an entry; undefined if it is damaged, or can't be read now. */
export type ReadAnswer = (entry: Entry) => Promise<unknown>;

/** One way to answer a read; undefined if it turns out not to. */
type Attempt = () => Promise<KeptAnswer | undefined>;

/** Lists whose joined rows stay in memory. */
const maxLists = 6;

const oldestOf = (entries: readonly Entry[]): string => entries.map(({ info }) => info.at).toSorted()[0] ?? '';

export interface AnswerFinder {
  /** The ways to answer a read, the best first. */
  attempts(call: EndpointId, input: unknown): readonly Attempt[];
  clear(): void;
}

export const createAnswerFinder = (index: CopyIndex, read: ReadAnswer): AnswerFinder => {
  const lists = new Map<string, { readonly pages: readonly Entry[]; readonly rows: readonly Values[] }>();

  const readPage = async (entry: Entry): Promise<Page<Values> | undefined> => {
    const value = await read(entry);
    return isPage(value) ? value : undefined;
  };

  /** All rows of some pages, from memory if they have not changed since. */
  const rowsOf = async (pages: readonly Entry[]): Promise<readonly Values[] | undefined> => {
    const key = pages.map((page) => page.key).join('\n');
    const known = lists.get(key);
    lists.delete(key);
    const isFresh = known?.pages.every((page, at) => page.info.list === pages[at]?.info.list) === true;
    const rows = isFresh ? known?.rows : await readRows(pages);
    if (rows) lists.set(key, { pages, rows });
    if (lists.size > maxLists) lists.delete(lists.keys().next().value ?? '');
    return rows;
  };
  const readRows = async (pages: readonly Entry[]): Promise<readonly Values[] | undefined> => {
    const read = await Promise.all(pages.map(async (entry) => ({ page: await readPage(entry), at: entry.info.at })));
    const whole = read.flatMap(({ page, at }) => (page ? [{ page, at }] : []));
    return whole.length === pages.length ? joinPages(whole) : undefined;
  };

  const same =
    (entry: Entry): Attempt =>
    async () => {
      const value = await read(entry);
      return value === undefined ? undefined : { value, asOf: entry.info.at };
    };
  const part =
    (entry: Entry, asked: CopiedInput): Attempt =>
    async () => {
      const page = await readPage(entry);
      return page && { value: partOf(page, asked), asOf: entry.info.at };
    };
  const list =
    ({ pages, extra }: CompleteList, asked: CopiedInput): Attempt =>
    async () => {
      const rows = await rowsOf(pages);
      const matching = rows && narrowRows(rows, asked, extra);
      return matching && { value: listAnswer(matching, asked), asOf: oldestOf(pages) };
    };
  const row =
    (entry: Entry, id: string): Attempt =>
    async () => {
      const rows = await rowsOf([entry]);
      const value = rows?.find((one) => String(one.id) === id);
      return value && { value, asOf: entry.info.at, isPartial: true };
    };

  const listAttempts = (call: EndpointId, asked: CopiedInput): readonly Attempt[] => {
    const entries = index.all().filter((entry) => entry.call === call);
    const covering = coveringPage(entries, asked);
    return [
      ...(covering ? [part(covering, asked)] : []),
      ...completeLists(entries, asked).map((one) => list(one, asked)),
    ];
  };
  /** The lists of the same entity that have a row with the id, newest first. */
  const recordAttempts = (call: EndpointId, { base, input }: CopiedInput): readonly Attempt[] => {
    const entity = rowOf(call)?.output.entity;
    if (entity === undefined || base.size !== 1 || input.id === undefined) return [];
    const id = String(input.id);
    return index
      .all()
      .filter(({ call: other, info }) => rowOf(other)?.output.entity === entity && info.list?.ids?.includes(id))
      .toReversed()
      .map((entry) => row(entry, id));
  };

  return {
    attempts: (call, input) => {
      const asked = readInput(input);
      const exact = index.get(keyOf(call, asked));
      const { shape } = rowOf(call)?.output ?? {};
      return [
        ...(exact ? [same(exact)] : []),
        ...(shape === 'list' ? listAttempts(call, asked) : []),
        ...(shape === 'record' ? recordAttempts(call, asked) : []),
      ];
    },
    clear: () => lists.clear(),
  };
};
