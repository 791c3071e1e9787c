/** What a page shows and saves, and whether it is true. */
import type { ResumeState, SessionView } from '@contract/bridge';
import type { ExportRequest } from '@contract/csv/export-request';
import type { EndpointId } from '@contract/table';
import type { Computer } from './computer';
import { recordIds } from './history';
import { marksIn } from './owners';
import type { World } from './world';

/** A read may take as long as its deadline, and some more. */
const maxReadMs = 35_000;

/** Judges a record that is shown: the server had it so, and it is as old as the page says. */
export const judgeShown = (
  { serverOf, time, report }: World,
  address: string,
  value: unknown,
  asOf: string | undefined,
): void => {
  const shown = Object(value) as Record<string, unknown>;
  const id = String(shown.id);
  const answeredMs = serverOf(address).answeredMs(id, shown);
  const last = Math.max(...answeredMs);
  if (answeredMs.length === 0) report(`record ${id} was shown as the server never had it`);
  else if (asOf !== undefined && Date.parse(asOf) > Math.max(...answeredMs.map(time.latestAt)) + maxReadMs)
    report(`record ${id} was shown as of ${asOf}, and was read before`);
  // Without a time the page says that it was checked now.
  else if (asOf === undefined && time.passedMs > last + maxReadMs)
    report(`record ${id} was shown as checked now, and was read ${time.passedMs - last} ms before`);
};

/** Where a person is, and what they have not saved. */
export const draftOf = (name: string): ResumeState => ({ path: '/tracks/1', drafts: { track: { name } } });

export const saveDraft = (world: World, index: number): Promise<void> =>
  world.ask(index, 'draft', (name, { session }) => session.saveResumeState(draftOf(name)));

/** Judges what a page that has loaded gets back. `isSure`: whether it has to be all that was kept. */
export const judgeReturn = async (
  { asked, owners, report }: World,
  index: number,
  { offline, current }: Computer['app'],
  { state, resumeState }: SessionView,
  isSure: boolean,
): Promise<void> => {
  const owner = current();
  if (state !== 'signed-in' || owner === undefined) return;
  const text = JSON.stringify(resumeState ?? {});
  const foreign = owners.foreignIn(owner, text);
  if (foreign !== undefined) report(`${foreign} of another person was given back to ${owner}`);
  const isKept = (await offline.stores.current())?.store.isDurable === true;
  if (!isSure || !isKept || current() !== owner) return;
  const drafts = asked.filter(
    (one) => one.kind === 'draft' && one.computer === index && `${one.server} ${one.person}` === owner,
  );
  const last = drafts.findLastIndex(({ result, isGivenUp }) => !isGivenUp && result?.ok && Object(result.value).isKept);
  if (last < 0) return;
  const [given = ''] = marksIn(text);
  if (!drafts.slice(last).some(({ value }) => value === given))
    report(`draft ${drafts[last]?.value} was kept, and was not given back (${given})`);
};

/** What a prepared event of these people holds, besides what may be absent. */
const prepared: readonly (readonly [EndpointId, Readonly<Record<string, string>>])[] = [
  ['track.list', {}],
  ['track.detail', { id: '1' }],
];

/** Judges an event that is shown as ready: all of it is answered here. */
export const judgePacks = async (world: World, { offline, isAlive, current }: Computer['app']): Promise<boolean> => {
  const { report, time, event } = world;
  const owner = current();
  const view = await offline.handlers.offline.view();
  const [pack] = view.ok ? view.value.packs : [];
  if (!pack || owner === undefined) return false;
  const expiresMs = event.endsMs + 7 * 86_400_000;
  if (time.latestAt(0) < expiresMs && Date.parse(pack.expiresAt ?? '') !== expiresMs)
    report(`the prepared event expires at ${pack.expiresAt}`);
  if (pack.state !== 'ready') return false;
  for (const [call, input] of prepared) {
    const kept = await offline.copy.find(call, input);
    if (!isAlive() || current() !== owner) return false;
    // The row of a list may stand in for a record, and is not what was prepared.
    if (!kept || kept.isPartial) report(`the event is ready, and ${call} is not here`);
    const [address = ''] = owner.split(' ');
    const { rows = [kept?.value] } = Object(kept?.value) as { readonly rows?: readonly unknown[] };
    for (const row of kept ? rows : []) judgeShown(world, address, row, kept?.asOf);
  }
  return true;
};

/** The columns of files by number, so that one file is never taken for another. */
const columns = [['name', 'description', 'city'], ['city', 'name'], ['description']] as const;
const cells = { name: /^Track \d$/, description: /^[^,]+$/, city: /^seen-\d-\w+$/ } as const;

export const exportRequest = (file: number): ExportRequest => ({
  title: 'Tracks',
  source: { call: 'track.list', input: {}, id: 'id' },
  columns: (columns[file] ?? columns[0]).map((key) => ({ key, title: key })),
  separator: ',',
  forSpreadsheet: false,
});

/** Whether a file has all rows, and no part of one. */
const isWhole = (path: string, text: string): boolean => {
  const own = columns[Number(path.at(-'0.csv'.length))] ?? columns[0];
  const [head, ...lines] = text.split('\r\n');
  const rows = lines.slice(0, -1).map((line) => line.split(','));
  return (
    head === own.join(',') &&
    lines.at(-1) === '' &&
    rows.length === recordIds.length &&
    rows.every((row) => row.length === own.length && own.every((name, at) => cells[name].test(row[at] ?? '')))
  );
};

/** Judges saved files: each is whole, also after a power cut. */
export const judgeFiles = ({ report }: Pick<World, 'report'>, computer: Computer): void => {
  for (const [path, text] of computer.savedFiles())
    if (path.endsWith('.csv') && !isWhole(path, text)) report(`a file is not whole: ${JSON.stringify(text)}`);
};
