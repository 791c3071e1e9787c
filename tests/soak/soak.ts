/** `npm run soak -- --runs <n> --seed <n>`: random updates, faults, kills and restarts; nothing may be lost or doubled. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OutboxEntry } from '@contract/bridge';
import { startMockServer } from '../support/mock-server';
import { createOtherPerson, type OtherPerson } from '../support/other-person';
import { type App, startApp } from './app';
import { type BadNetwork, createBadNetwork } from './bad-network';
import { type Asked, judge, type Verdict } from './judge';
import { handOver, judgeKept, type Kept, keep } from './kept';
import { planRun, type Run, tracks, type Update } from './plan';
import { createRandom } from './random';

/** After so many runs everything is settled and judged. */
const batch = 50;
/** Milliseconds after which the next run begins. */
const maxRun = 1_200;
/** Milliseconds after which what still waits is reported as stuck. */
const settleLimit = 180_000;

interface World {
  readonly app: App;
  readonly network: BadNetwork;
  /** Calls that the page still waits for. */
  readonly sending: Set<Promise<void>>;
  /** How often a person decided for a value. */
  readonly insisted: Map<string, number>;
  /** What was noted on the computer. */
  readonly kept: Kept[];
  readonly problems: { readonly run: number; readonly text: string }[];
  /** Where hand-over files are saved. */
  readonly folder: string;
  /** Changes the server's data as another person, past the bad network. */
  readonly changeAsAnother: OtherPerson;
}

type Attempt = Update & { readonly run: number; result?: Asked['result'] };

const decide = async ({ app, insisted }: World, entry: OutboxEntry, choice: 'mine' | 'theirs'): Promise<void> => {
  const { fields, title, input } = entry;
  const wanted = entry.kind === 'change' ? fields.map(({ mine }) => String(mine)) : [title, nameIn(input)];
  const values = choice === 'mine' ? wanted : [];
  for (const value of values) insisted.set(value, (insisted.get(value) ?? 0) + 1);
  await app.decide(entry, choice);
};

/** The name that a create sends. */
const nameIn = (input: OutboxEntry['input']): string => String(Object(input.data).name);

/** Sends an update as a form does, which has read the record before. */
const sendUpdate = async ({ app, network }: World, attempt: Attempt): Promise<void> => {
  const { kind, track, field, value, faults, after } = attempt;
  network.setFaults(value, faults);
  await wait(after);
  if (kind === 'update') await app.call('track.detail', { id: track });
  if (kind === 'create') attempt.result = await app.call('track.create', { data: { name: value } });
  else if (kind === 'upload') await app.upload(value);
  else attempt.result = await app.call('track.update', { id: track, data: { [field]: value } });
};

const doRun = async (world: World, number: number, run: Run, asked: Attempt[], givenUp: Set<string>): Promise<void> => {
  const { app, network, changeAsAnother, kept, problems } = world;
  await network.setUp(run.isUp);
  const attempts: Attempt[] = run.updates.map((update) => ({ ...update, run: number }));
  asked.push(...attempts);
  const sending = attempts.map((attempt) => sendUpdate(world, attempt));
  for (const call of sending) {
    world.sending.add(call);
    void call.finally(() => world.sending.delete(call));
  }
  const notes = run.kept.map(async ({ after, ...one }) => {
    const note: Kept = { ...one, run: number };
    kept.push(note);
    await wait(after);
    await keep(app, note);
  });
  const switching = run.switchAt === undefined ? undefined : wait(run.switchAt).then(() => network.setUp(!run.isUp));
  for (const { track, field, value } of run.others)
    await changeAsAnother(`/track/update/${track}`, { id: track, data: { [field]: value } });
  if (run.killAt !== undefined) {
    await wait(run.killAt);
    await app.killAndRestart();
  }
  // What takes longer, such as settling a lost answer, goes on in the next runs.
  await Promise.race([Promise.all([...sending, ...notes, switching]), wait(maxRun)]);
  // Also a change of an earlier run may have ended the session. Without one, the next runs would change nothing.
  if (!(await app.isSignedIn())) {
    await network.setUp(true);
    await app.signIn();
  }
  if (run.handsOver) {
    const text = await handOver(app, join(world.folder, `${number}.pitwall`));
    if (text !== undefined) problems.push({ run: number, text });
  }
  if (run.decides === undefined) return;
  for (const entry of await app.entries()) {
    if (!entry.needsDecision) continue;
    if (run.decides === 'theirs') {
      for (const { mine } of entry.fields) givenUp.add(String(mine));
      if (entry.kind !== 'change') givenUp.add(entry.title).add(nameIn(entry.input));
    }
    await decide(world, entry, run.decides);
  }
};

/** Without faults, what waits for the server must get there; the rest waits for a person. */
const settle = async (world: World): Promise<void> => {
  const { app, network, sending } = world;
  network.clearFaults();
  await network.setUp(true);
  await Promise.all(sending);
  await app.signIn();
  const limit = performance.now() + settleLimit;
  while (performance.now() < limit) {
    await app.sendAll();
    const entries = await app.entries();
    const waiting = entries.filter(({ state }) => state === 'queued' || state === 'unknown' || state === 'sending');
    if (waiting.every(({ needsDecision }) => needsDecision)) return;
    const decisions = entries.filter(({ needsDecision }) => needsDecision);
    // A record waits behind what a person has to decide.
    for (const entry of decisions) await decide(world, entry, 'mine');
    await wait(500);
  }
};

const report = (verdict: Verdict, runs: number, seed: number, from: number): void => {
  const seconds = Math.round((performance.now() - from) / 1000);
  const lost = verdict.problems.filter(({ text }) => /lost|never did/.test(text)).length;
  const doubled = verdict.problems.filter(({ text }) => /was done \d/.test(text)).length;
  console.log(
    `${runs} runs, seed ${seed}, ${seconds} s: ${verdict.done} done, ${verdict.waiting} waiting visibly, ` +
      `${verdict.givenUp} given up by a person, ${verdict.unheard} killed before anything was stored, ` +
      `${verdict.unsent} not sent because the session had ended; ${lost} lost, ${doubled} doubled`,
  );
  for (const { run, text } of verdict.problems) console.log(`  seed ${seed}, run ${run}: ${text}`);
};

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '50' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
    },
  });
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  const random = createRandom(seed);
  const from = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'pitwall-soak-'));
  const server = await startMockServer({ rows: 200 });
  const network = await createBadNetwork(server.url);
  const app = await startApp(network.url, join(folder, 'user-data'));
  const insisted = new Map<string, number>();
  const changeAsAnother = await createOtherPerson(server.url);
  const world: World = {
    ...{ app, network, sending: new Set(), insisted, changeAsAnother },
    ...{ kept: [], problems: [], folder },
  };
  const asked: Attempt[] = [];
  const givenUp = new Set<string>();
  let verdict: Verdict = { done: 0, waiting: 0, unheard: 0, unsent: 0, givenUp: 0, problems: [] };
  try {
    for (const id of tracks) await app.call('track.detail', { id });
    for (let run = 1; run <= runs && verdict.problems.length === 0; run += 1) {
      await doRun(world, run, planRun(random, run), asked, givenUp);
      if (run % batch !== 0 && run !== runs) continue;
      await settle(world);
      const all = asked.map(
        (one): Asked => ({
          ...one,
          result: one.result,
          isGivenUp: givenUp.has(one.value),
          insisted: insisted.get(one.value) ?? 0,
        }),
      );
      const judged = judge(all, network.arrivals, await app.entries());
      const problems = [...judged.problems, ...world.problems, ...(await judgeKept(app, world.kept))];
      verdict = { ...judged, problems };
      report(verdict, run, seed, from);
    }
  } finally {
    await app.close();
    await network.close();
    await server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return verdict.problems.length === 0 ? 0 : 1;
};

process.exit(await main());
