/** What a person does in the app. */
import type { LogInput } from '@contract/event-log/entry';
import { rollCallsOf } from '@contract/event-log/roll-calls';
import { ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { catchFailure, failureError } from '../../main/core/call/failure-error';
import { sendFile } from '../../main/core/upload/send-file';
import { fromLines, toLines } from '../../main/handover/json-lines';
import { linesOf } from '../../main/handover/lines';
import { receive } from '../../main/handover/merge';
import { readLines } from '../../main/handover/read-lines';
import { listedEntries } from '../support/event-log';
import type { Computer } from './computer';
import type { Step } from './history';
import { marksIn } from './owners';
import { exportRequest, judgeShown, saveDraft } from './page';
import { isLocal, isShown, secret, type Undone, uncancelled, type World } from './world';

type App = Computer['app'];

/** The event of a history, and the next one. */
export const event = '7';
const nextEvent = '8';
/** A roll call that each laptop starts on its own. */
const armbands = '5d1c5a0e-6f0d-4b0e-8a53-0d5c3b1f7a21';

const read = async (world: World, app: App, id: string): Promise<void> => {
  const server = app.tokens.current()?.target.server;
  const result = await app.offline.api.call('track.detail', { id }, uncancelled());
  if (result.ok && server !== undefined) judgeShown(world, server, result.value, result.copy?.asOf);
};

const upload = ({ random }: World, value: string, app: App): Promise<Result<unknown>> => {
  const content = Buffer.from(value);
  const opened = {
    head: content,
    chunks: async function* () {
      yield content;
    },
    close: async () => undefined,
  };
  const failureOf = () => failureError('file', 'file-failed').failure;
  const file = { name: `${value}.png`, size: content.length, mime: 'image/png', opened, failureOf };
  const calls = app.offline.api.forCurrentSession();
  return sendFile(random, calls, { ...file, request: { many: false } }, uncancelled(), () => undefined);
};

/** A person decides all that waits for a decision, in the same way; or discards all that waits. */
const decide = async (
  { asked, undone, timesDone, report, computerOf }: World,
  index: number,
  app: App,
  choice: 'mine' | 'theirs' | 'send' | 'discard',
): Promise<void> => {
  const { outbox } = app.offline.handlers;
  const owner = app.current();
  const listed = await outbox.list();
  for (const { id, ...entry } of listed.ok ? listed.value : []) {
    const mayDiscard = choice === 'discard' && entry.state === 'queued';
    if (!entry.needsDecision && entry.state !== 'refused' && !mayDiscard) continue;
    // A change may build on one before it, which is not discarded with it.
    const text = JSON.stringify(mayDiscard && entry.kind === 'change' ? entry.input : entry);
    const mine = asked.filter(({ value }) => text.includes(value));
    const isWanted = choice === 'mine' || choice === 'send';
    for (const one of mine) {
      if (isWanted) one.insisted += 1;
      else one.isGivenUp = true;
    }
    const takesBack = ({ result }: Undone): boolean => result?.ok === true && result.value?.id === id;
    if (!isWanted)
      for (const taken of undone) if (mine.includes(taken.of) || takesBack(taken)) taken.isExpected = false;
    const choices = Object.fromEntries(entry.fields.map(({ name }) => [name, isWanted ? 'mine' : 'theirs'] as const));
    if (choice === 'discard' || (choice === 'theirs' && entry.kind !== 'change'))
      void outbox.discard({ id }).then((discarded) => {
        const isStored =
          owner !== undefined &&
          computerOf(index)
            .durable(owner)
            .some((one) => one.startsWith(`outbox ${id}`));
        if (discarded.ok && isStored) report(`${text} was discarded, and is still on the disk`);
        if (discarded.ok && entry.state !== 'unknown') for (const one of mine) one.doneAtDiscard = timesDone(one);
      });
    else if (choice === 'send' || entry.kind !== 'change') void outbox.send({ id });
    else void outbox.decide({ id, choices });
  }
};

const update = (
  world: World,
  { offline }: App,
  { computer, record, field }: Pick<Extract<Step, { do: 'update' }>, 'computer' | 'record' | 'field'>,
): Promise<void> =>
  world.ask(
    computer,
    'update',
    (value) => offline.api.call('track.update', { id: record, data: { [field]: value } }, uncancelled()),
    { record, field },
  );

/** A person takes back what was saved last, while the page offers it. */
const undo = async (world: World, index: number, { offline, current }: App): Promise<void> => {
  const { offers, undone, time, timesDone, report, computerOf } = world;
  const { id, of: one, owner, atMs = 0 } = offers.get(index) ?? {};
  if (id === undefined || !one || owner === undefined || owner !== current()) return;
  offers.delete(index);
  if (time.passedMs > atMs + limits.undoMs) return;
  const taken: Undone = { of: one, result: undefined, isExpected: one.isKept };
  undone.push(taken);
  const wasGivenUp = one.isGivenUp;
  one.isGivenUp = true;
  const askedMs = time.passedMs;
  const result = await offline.handlers.outbox.undo({ id });
  taken.result = result;
  taken.isExpected &&= !computerOf(index).wasDiskFull(askedMs);
  if (!result.ok) {
    one.isGivenUp = wasGivenUp;
    return;
  }
  if (result.value === null) {
    if (timesDone(one) > 0) report(`${one.value} was undone as never sent, and the server has done it`);
    one.doneAtDiscard = 0;
    return;
  }
  if (!isShown(world, taken)) return;
  const { id: back, state } = result.value;
  const isStored = (): boolean =>
    computerOf(index)
      .durable(owner)
      .some((text) => text.includes(back));
  if (state === 'done') report(`${one.value} was reported as undone, and the server shows it`);
  else if (taken.isExpected && !isStored()) report(`the undo of ${one.value} waits, and is not on the disk`);
};

/** A mark on a roll call, which is started first if there is none. */
const mark = async ({ offline }: App, person: string, value: string): Promise<Result<unknown>> => {
  const { eventLog } = offline.handlers;
  const log = await eventLog.list({ event });
  const [call] = rollCallsOf(listedEntries(log));
  const list = armbands;
  const start: LogInput = {
    ...{ kind: 'roll-call', list, name: 'Armbands', template: '', people: 'everyone', classes: [] },
    ...{ mark: 'number', choices: [], after: [], returns: false },
  };
  const replaces = call?.last.get(person)?.id;
  const added: LogInput = {
    ...{ kind: 'mark', list, person, name: person, value },
    ...(replaces === undefined ? {} : { replaces }),
  };
  return eventLog.add({ event, entries: call ? [added] : [start, added] });
};

/** Removes an event's log. What the next event has to honor stays. */
const removeLog = async ({ asked }: World, index: number, { offline, current }: App): Promise<void> => {
  const owner = current();
  for (const one of asked)
    if (one.computer === index && `${one.server} ${one.person}` === owner)
      if (isLocal(one.kind) && one.kind !== 'note' && one.kind !== 'rain-check') one.isGivenUp = true;
  await offline.handlers.eventLog.remove({ event });
};

export const saveHandover = async ({ files, time, report }: World, { offline }: App): Promise<void> => {
  const open = await offline.stores.current();
  if (!open) return;
  await offline.stored();
  const bytes: Uint8Array[] = [];
  const written = await catchFailure(async () => {
    for await (const line of toLines(linesOf(open, new Date(time.now).toISOString()))) bytes.push(line);
    return ok(null);
  });
  if (!written.ok) return;
  if (secret.test(Buffer.concat(bytes).toString('latin1'))) report('a secret is in a hand-over file');
  files.push(bytes);
};

/** Opens a file. What it holds belongs to the person from then on, if it is of their server. */
export const openHandover = async (
  { owners, time }: World,
  { offline }: App,
  file: readonly Uint8Array[] | undefined,
) => {
  const { stores, stored } = offline;
  const open = await stores.current();
  if (!file || !open) return undefined;
  async function* content(): AsyncGenerator<Uint8Array, void> {
    yield* file ?? [];
  }
  const received = await readLines(fromLines(content()));
  const { server, personId } = open.owner;
  if (received.header.server === server)
    owners.allow(`${server} ${personId}`, marksIn(Buffer.concat(file).toString('latin1')));
  return receive({ stores, stored, now: () => time.now }, open.owner, received);
};

/** Does a step in the app of a signed-in person. */
export const work = async (world: World, step: Step, app: App): Promise<void> => {
  const { computer: index } = step;
  const { api, handlers } = app.offline;
  switch (step.do) {
    case 'update':
      return update(world, app, step);
    case 'create':
      return world.ask(index, 'create', (name) => api.call('track.create', { data: { name } }, uncancelled()));
    case 'upload':
      return world.ask(index, 'upload', (value) => upload(world, value, app));
    case 'note': {
      const id = `n${world.asked.length}`;
      return world.ask(index, 'note', (text) => handlers.notes.save({ area: 'tracks', id, text, star: false }));
    }
    case 'scan':
      return world.ask(index, 'scan', (code) =>
        handlers.eventLog.add({
          event,
          entries: [{ kind: 'scan', code, direction: 'in', answer: 'look', verdict: '', open: [] }],
        }),
      );
    case 'mark':
      return world.ask(index, 'mark', (value) => mark(app, step.person, value));
    case 'rainCheck': {
      const target = { id: nextEvent, name: 'Finals' };
      return world.ask(index, 'rain-check', (id) =>
        handlers.eventLog.add({
          event,
          entries: [{ kind: 'rain-check', scope: { of: 'booking', id }, outcome: 'transfer', target }],
        }),
      );
    }
    case 'removeLog':
      return removeLog(world, index, app);
    case 'draft':
      return saveDraft(world, index);
    case 'undo': {
      if (!world.offers.has(index)) {
        await read(world, app, step.record);
        await update(world, app, step);
      }
      return undo(world, index, app);
    }
    case 'export': {
      for (const file of step.files) {
        world.computerOf(index).chooseFile(file);
        await app.fileJobs.exportCsv(exportRequest(file));
      }
      return;
    }
    case 'cancel': {
      const jobs = app.fileJobs.jobs();
      for (const { id: job } of jobs.ok ? jobs.value : []) app.fileJobs.cancel({ job });
      return;
    }
    case 'prepare': {
      if (step.writes !== null) world.computerOf(index).killAfter(step.writes);
      const { first: startDate, last: endDate, timezone } = world.event;
      const prepared = { id: event, name: 'Nationals', trackId: '1', startDate, endDate, timezone };
      await handlers.offline.prepare({ event: prepared, refresh: true, withoutPictures: true });
      return;
    }
    case 'read':
      return read(world, app, step.record);
    case 'decide':
      return decide(world, index, app, step.choice);
    case 'handOver':
      return saveHandover(world, app);
    case 'open':
      return void (await openHandover(world, app, world.files[step.file % Math.max(1, world.files.length)]));
    case 'lock':
      return void app.session.lock();
    default:
  }
};
