/** Entries of the log, which other computers wrote, and records of the store, which another version may have written. */
import { readLogRecord } from '../../../main/core/event-log/event-log';
import { StoredNote } from '../../../main/core/notes/note-book';
import { parseEntry, toView } from '../../../main/core/outbox/entry';
import { expiryOf, parsePackRecord, storablePackRecord } from '../../../main/core/pack/pack-record';
import { readEntry } from '../../../main/core/store/copy-index';
import { encodeJson } from '../../../main/core/store/store';
import { delaysOf, lastDelay } from '../../../preload/contract/event-log/delays';
import type { LogEntry } from '../../../preload/contract/event-log/entry';
import { rollCallsOf, sharedNumbers } from '../../../preload/contract/event-log/roll-calls';
import { countScans, createLogIndex, scanRowsOf } from '../../../preload/contract/event-log/scans';
import { hold, holdSame, jsonOf, shapeOf, type Target, textOf } from '../target';

const byKey = <V>(map: ReadonlyMap<string, V>): readonly (readonly [string, V])[] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1));

/** What the app says of a log. */
const statementsOf = (entries: readonly LogEntry[]) => ({
  scans: scanRowsOf(entries),
  counts: countScans(scanRowsOf(entries)),
  delays: byKey(delaysOf(entries)).map(([session, { entry, moved }]) => [session, entry.id, moved.shiftMinutes]),
  last: lastDelay(entries)?.id,
  lists: rollCallsOf(entries).map((call) => [
    call.id,
    call.entry.id,
    byKey(call.marks).map(([person, { entry }]) => [person, entry.id]),
    byKey(sharedNumbers(call)).map(([number, people]) => [number, [...people].sort()]),
  ]),
});

const log: Target = {
  words: [
    '"kind":"scan"',
    '"kind":"decision"',
    '"kind":"roll-call"',
    '"kind":"mark"',
    '"kind":"delay"',
    '"replaces":',
    '"joined":',
    '"at":"2026-05-16T12:00:00.000Z"',
    '"id":"5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a01"',
    '"isRemoved":true',
    '"event":"12"',
  ],
  read: (input) => {
    const read = new Map<string, LogEntry>();
    for (const line of textOf(input).split('\n').slice(0, 300)) {
      const [entry] = readLogRecord(new Uint8Array(Buffer.from(line)));
      if (!entry) continue;
      holdSame(readLogRecord(encodeJson(entry)), [entry], 'a written entry reads the same');
      if (!read.has(entry.id)) read.set(entry.id, entry);
    }
    const entries = [...read.values()];
    const statements = statementsOf(entries);
    holdSame(statementsOf(entries.toReversed()), statements, 'a log says the same in any order');
    const index = createLogIndex();
    for (const entry of entries) index.add([entry]);
    holdSame(index.add(entries), [], 'an entry counts once');
    const kinds = new Set(entries.map(({ kind }) => kind));
    return `${[...kinds].sort().join()} ${Math.min(statements.scans.length, 3)} ${statements.delays.length > 0} ${statements.lists.length}`;
  },
};

/** Prepared events, changes that wait, notes, and what is known of answers: a record in each line. */
const store: Target = {
  words: [
    '"version":1',
    '"since":',
    '"entries":',
    '"stoppedBy":',
    '"call":"track.update"',
    '"kind":"upload"',
    '"owner":',
    '"order":',
    '"fields":[]',
    '"packs":',
    '"list":',
    '"area":',
  ],
  read: (input) => {
    const endings = new Set<string>();
    for (const line of textOf(input).split('\n').slice(0, 50)) {
      const bytes = new Uint8Array(Buffer.from(line));
      const pack = parsePackRecord(bytes);
      if (pack) {
        holdSame(parsePackRecord(encodeJson(storablePackRecord(pack))), pack, 'a written event reads the same');
        const expiry = expiryOf(pack.event, 0);
        hold(Number.isFinite(expiry) && expiry > 0, 'a prepared event ends');
      }
      const entry = parseEntry(bytes);
      if (entry) {
        holdSame(parseEntry(encodeJson(entry)), entry, 'a written change reads the same');
        hold(!('owner' in toView(entry)), 'a page sees no owner');
      }
      const note = StoredNote.safeParse(jsonOf(line));
      const answer = readEntry(jsonOf(line));
      if (answer) holdSame(readEntry(jsonOf(JSON.stringify(answer.info)))?.key, answer.key, 'an answer has one key');
      endings.add(`${shapeOf(pack, 1)} ${entry?.kind} ${entry?.state} ${note.success} ${answer?.call}`);
    }
    return [...endings].sort().join(' | ').slice(0, 200);
  },
};

export const recordTargets = { log, store };
