/** Any order of changes, faults, kills and changes by others: nothing is lost, doubled, or sent again blindly. */
import type { Result } from '@contract/failure';
import { isRecord } from '@contract/json/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createLastingStore,
  createModelServer,
  type ModelServer,
  type OpenedOutbox,
  openOutbox,
  pause,
  type WriteFault,
} from './outbox-harness';

type Field = 'phone' | 'city';
type Step =
  | { readonly do: 'change'; readonly track: number; readonly field: Field; readonly fault?: WriteFault | undefined }
  | { readonly do: 'others'; readonly track: number; readonly field: Field }
  | { readonly do: 'network'; readonly isUp: boolean }
  | { readonly do: 'wait' | 'kill' | 'wake' | 'sign-in-again' };

const track = fc.constantFrom(1, 2);
const field = fc.constantFrom<Field>('phone', 'city');
const fault = fc.option(fc.constantFrom<WriteFault>('before', 'after', 'hang', 'refuse', 'signed-out', 'busy'), {
  nil: undefined,
});
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change' as const), track, field, fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('others' as const), track, field }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), isUp: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('wait', 'kill', 'wake', 'sign-in-again') }) },
);
/** Each step, and how many turns of work happen before the next. */
const steps = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 40 })), { maxLength: 25 });

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};
const idle = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

interface Change {
  readonly value: string;
  result?: Result<unknown>;
}

interface World {
  readonly server: ModelServer;
  readonly changes: readonly Change[];
  readonly left: Awaited<ReturnType<OpenedOutbox['entries']>>;
}

const run = async (plan: readonly (readonly [Step, number])[]): Promise<World> => {
  const clock = { now: Date.parse('2026-06-01T09:00:00.000Z') };
  const server = createModelServer();
  const store = createLastingStore();
  const changes: Change[] = [];
  let app = openOutbox({ server, store, clock });
  for (const [index, [one, count]] of plan.entries()) {
    if (one.do === 'change') {
      const change: Change = { value: `mine ${index}` };
      changes.push(change);
      server.faults = one.fault ? [one.fault] : [];
      void app.send('track.update', { id: one.track, data: { [one.field]: change.value } }).then((result) => {
        change.result = result;
      });
    } else if (one.do === 'others') {
      Object.assign(server.records.get(`track ${one.track}`) ?? {}, { [one.field]: `theirs ${index}` });
    } else if (one.do === 'network') {
      server.isUp = one.isUp;
      app.outbox.wake();
    } else if (one.do === 'kill') {
      app.kill();
      app = openOutbox({ server, store, clock });
    } else if (one.do === 'sign-in-again') {
      app.signIn(undefined);
      app.signIn('9');
    } else if (one.do === 'wake') app.outbox.wake();
    else {
      clock.now += pause;
      void app.runDue();
    }
    await turns(count);
  }
  // The last run of the app, with a network.
  await idle();
  app.kill();
  server.isUp = true;
  server.faults = [];
  app = openOutbox({ server, store, clock });
  for (let round = 0; round < 6; round += 1) {
    clock.now += 60_000;
    await app.runDue();
    await idle();
  }
  return { server, changes, left: await app.entries() };
};

const valuesIn = (data: unknown): readonly unknown[] => (isRecord(data) ? Object.values(data) : []);

test('no change is lost, and none is done twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { server, changes, left } = await run(plan);
      for (const { value, result } of changes) {
        const done = server.writes.filter(({ input }) => valuesIn(input.data).includes(value)).length;
        expect(done, `${value} was done`).toBeLessThanOrEqual(1);
        const isVisible = left.some(({ fields }) => fields.some(({ mine }) => mine === value));
        const wasSent = server.log.some(({ input }) => valuesIn(input.data).includes(value));
        const kind = result?.ok === false ? result.failure.kind : undefined;
        // Refused by the server, or not even sent because the session had ended.
        const isDefinite = kind === 'rejected' || (kind === 'signed-out' && !wasSent);
        if (result?.ok) expect(done, `${value} was answered`).toBe(1);
        else if (result && !isDefinite) expect(done === 1 || isVisible, `${value} is lost`).toBe(true);
      }
      // What is left waits for a person, or behind something that does.
      const isBlocked = left.some(({ needsDecision, state }) => needsDecision || state === 'refused');
      const waiting = left.filter(({ state }) => state === 'queued' || state === 'unknown' || state === 'sending');
      if (!isBlocked) expect(waiting).toEqual([]);
    }),
  );
});

test('nothing is sent again before its record was read', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { server, changes } = await run(plan);
      for (const { value } of changes) {
        const sent = server.log.flatMap(({ call, input }, at) =>
          call === 'track.update' && valuesIn(input.data).includes(value) ? [{ at, id: input.id }] : [],
        );
        for (const [index, { at, id }] of sent.entries()) {
          const before = sent[index - 1];
          if (!before) continue;
          const between = server.log.slice(before.at, at);
          expect(between.some(({ call, input }) => call === 'track.detail' && input.id === id)).toBe(true);
        }
      }
    }),
  );
});
