/** A share of `npm run simulate`, with a fixed seed. The faults that it found are histories below. */
import { expect, test } from 'vitest';
import type { Step } from '../../../simulation/history';
import { judge } from '../../../simulation/judge';
import { playHistory } from '../../../simulation/play';
import { simulate } from '../../../simulation/run';

/** Many histories take long on a busy machine. */
const busyMs = 600_000;

test(
  'nothing is lost, doubled or claimed falsely in 2,000 histories',
  async () => {
    const { failed, tally } = await simulate({ histories: 2_000, seed: 1 });
    expect(failed).toBeUndefined();
    // Histories in which little is sent prove little.
    expect(tally.done).toBeGreaterThan(1_000);
    expect(tally.waiting).toBeGreaterThan(50);
    expect(tally.kept).toBeGreaterThan(500);
    expect(tally.drafts).toBeGreaterThan(200);
    expect(tally.files).toBeGreaterThan(100);
    expect(tally.undone).toBeGreaterThan(200);
  },
  busyMs,
);

const at = { computer: 0, thenMs: 0 };
const update: Step = { ...at, do: 'update', record: '1', field: 'description' };
const read: Step = { ...at, thenMs: 100, do: 'read', record: '1' };

const undo = { ...at, do: 'undo', record: '2' } as const;
const mark: Step = { ...at, do: 'mark', person: 'Kim' };
const prepare: Step = { ...at, thenMs: 10, do: 'prepare', writes: null };

const found: Readonly<Record<string, readonly Step[]>> = {
  'a change that the server rejected, before a power cut': [
    read,
    { ...at, do: 'fault', fault: 'error-as-value' },
    { ...at, do: 'killAtWrite', writes: 2 },
    { ...update, thenMs: 1_000 },
  ],
  'a change that the server made after the app had been killed and started again': [
    read,
    { ...at, do: 'fault', fault: 'late' },
    { ...update, thenMs: 30 },
    { ...at, do: 'kill', kept: 0, thenMs: 30_000 },
    read,
  ],
  'a change that the server made late, with the clock set forward in between': [
    read,
    { ...at, do: 'fault', fault: 'too-late' },
    { ...update, thenMs: 31_000 },
    { ...at, do: 'clock', byMs: 86_400_000, thenMs: 1_000 },
    read,
  ],
  'a change that was made while a file of another computer was opened twice': [
    { ...at, computer: 1, do: 'scan' },
    { ...at, do: 'fault', fault: 'offline' },
    { ...update, computer: 1, record: '2' },
    { ...at, do: 'handOver' },
    { ...at, computer: 1, do: 'open', file: 0 },
    { ...update, computer: 1, record: '2' },
    { ...at, computer: 1, do: 'open', file: 0, thenMs: 6_000 },
  ],
  'a change that the server made late, and another one of its record, while the disk was full': [
    { ...at, do: 'fault', fault: 'too-late' },
    { ...at, do: 'disk', state: 'full' },
    { ...update, record: '1', field: 'description' },
    { ...update, record: '1', field: 'description' },
    { ...at, do: 'export', files: [0], thenMs: 6_000 },
  ],
  'a change that was being sent when the app was killed, with the clock set forward before its outcome is looked for': [
    { ...at, do: 'fault', fault: 'crash' },
    { ...at, do: 'fault', fault: 'offline' },
    update,
    { ...at, do: 'open', file: 0, thenMs: 6_000 },
    { ...at, do: 'clock', byMs: 3_600_000 },
    read,
  ],
  'a scan that was stored while its person signed out': [
    { ...at, do: 'scan' },
    { ...at, do: 'signOut' },
  ],
  'an answer that waited while the laptop was asleep': [
    prepare,
    { ...at, thenMs: 10, do: 'export', files: [0] },
    { ...at, do: 'sleep', ms: 60_000 },
    { ...at, do: 'signIn', person: 0 },
  ],
  'an answer that waited while the laptop was asleep, and was shown as new': [
    { ...read, thenMs: 30 },
    { ...at, do: 'sleep', ms: 60_000, thenMs: 1_000 },
  ],
  'an answer that waited while the clock was set back and the laptop was asleep': [
    { ...undo, record: '1', field: 'description', thenMs: 10 },
    { ...at, do: 'clock', byMs: -3_600_000, thenMs: 10 },
    { ...at, do: 'sleep', ms: 60_000 },
  ],
  'a change that was taken back while another of its record was being sent': [
    { ...undo, field: 'description', thenMs: 40 },
    { ...update, record: '2', field: 'hours' },
  ],
  'a change behind another that was taken back before it was sent': [
    { ...undo, field: 'description' },
    { ...undo, field: 'phone' },
    { ...undo, field: 'phone' },
  ],
  'a change that left only after sleep, from an app that was killed then': [
    { ...at, do: 'fault', fault: 'crash' },
    update,
    { ...at, do: 'sleep', ms: 60_000 },
    { ...at, do: 'network', isUp: false },
  ],
  'a value that was being put back when the app was killed': [
    { ...undo, record: '1', field: 'description', thenMs: 100 },
    { ...at, do: 'fault', fault: 'crash', thenMs: 100 },
  ],
  'a file that waited, and that a person discarded': [
    { ...at, do: 'network', isUp: false },
    { ...at, do: 'upload', thenMs: 6_000 },
    { ...at, do: 'decide', choice: 'discard' },
  ],
  'marks of a person on two laptops in the same moment': [mark, mark, { ...mark, computer: 1 }],
  'an event whose answers were not all stored when the power failed': [
    { ...read, thenMs: 30 },
    { ...prepare, writes: 2, thenMs: 6_000 },
    { ...at, do: 'note', thenMs: 1_000 },
  ],
  'a change that a slow disk had only when the next person had signed in': [
    { ...at, do: 'disk', state: 'slow' },
    update,
    { ...at, do: 'signIn', person: 1, thenMs: 1_000 },
  ],
  'a draft that a slow disk marked as being sent only when the next person had signed in': [
    { ...at, do: 'network', isUp: false },
    { ...at, do: 'create', thenMs: 100 },
    { ...at, do: 'disk', state: 'slow' },
    { ...at, do: 'network', isUp: true },
    { ...at, do: 'decide', choice: 'send', thenMs: 100 },
    { ...at, do: 'signIn', person: 1, thenMs: 1_000 },
  ],
  'a change that a full disk refused, before the person quit with space again': [
    { ...at, do: 'disk', state: 'full' },
    { ...at, do: 'fault', fault: 'lost' },
    { ...update, thenMs: 100 },
  ],
  'a create that was done, and that a full disk kept until the person quit with space again': [
    { ...at, thenMs: 10, do: 'create' },
    { ...at, do: 'disk', state: 'full', thenMs: 100 },
  ],
  'a change that the server refused, and a kill while a full disk kept it': [
    { ...at, do: 'fault', fault: 'broken' },
    update,
    { ...at, do: 'disk', state: 'full', thenMs: 10 },
    { ...at, do: 'updateApp' },
  ],
  'a hand-over of an outbox from which a full disk could not remove a change': [
    { ...at, do: 'fault', fault: 'refuse' },
    update,
    { ...at, thenMs: 10, do: 'scan' },
    { ...at, do: 'disk', state: 'full' },
    { ...at, computer: 1, do: 'server', server: 0 },
    prepare,
  ],
};

test.each(Object.entries(found))('it stays true of %s', async (_what, steps) => {
  for (const seed of [0, 1, 2, 3, 4, 5])
    for (const exchanges of [true, false]) expect(judge(await playHistory({ seed, steps, exchanges }))).toEqual([]);
});
