/** The gate's answer over every state of a lookup and a ticket, and the sound of each. */
import { type GateAnswer, gateAnswers } from '@contract/event-log/entry';
import { describe, expect, it } from 'vitest';
import {
  foundKinds,
  type GateFacts,
  gateAnswer,
  type OpenPoint,
  openPoints,
  rainCheckKinds,
  repeatKinds,
  waiverPoint,
} from '../../../../../renderer/event/scan/gate-answer';
import { sounds } from '../../../../../renderer/event/scan/sounds';
import { openVerdicts, type Verdict, verdicts } from '../../../../../renderer/event/scan/ticket-verdict';
import type { Lookup } from '../../../../../renderer/event/scan/use-lookup';

/** What each state of a lookup answers; `found` is answered by the tickets. */
const ofLookup: Readonly<Record<Lookup['state'], GateAnswer | 'tickets' | undefined>> = {
  looking: undefined,
  found: 'tickets',
  none: 'not-found',
  foreign: 'not-found',
  unsearched: 'offline',
  offline: 'offline',
  'not-in-copy': 'offline',
  failed: 'offline',
};
const lookups = Object.keys(ofLookup) as readonly Lookup['state'][];

/** What each verdict answers of a ticket with nothing open. */
const ofVerdict: Readonly<Record<Verdict, GateAnswer>> = {
  valid: 'valid',
  used: 'refused',
  cancelled: 'refused',
  refunded: 'refused',
  transferred: 'refused',
  blocked: 'refused',
  bookingCancelled: 'refused',
  bookingExpired: 'refused',
  unpaid: 'look',
  otherEvent: 'refused',
  notYet: 'refused',
  over: 'refused',
  eventUnknown: 'look',
  timeUnknown: 'look',
  useUnknown: 'look',
  bookingUnknown: 'look',
  paymentUnknown: 'look',
  unknown: 'look',
};

const answerOf = (facts: GateFacts): GateAnswer | undefined => gateAnswer(facts)?.answer;
const found = { lookup: 'found', found: 'tickets' } as const;
const sets: readonly (readonly OpenPoint[])[] = [[], ...openPoints.map((point) => [point]), openPoints];

it.each(lookups)('answers a lookup that is %s with every verdict and every open point', (lookup) => {
  const expected = ofLookup[lookup];
  for (const verdict of verdicts)
    for (const open of sets) {
      const answer = answerOf({ ...found, lookup, verdicts: [verdict], open });
      const ofTicket = ofVerdict[verdict] === 'valid' && open.length > 0 ? 'look' : ofVerdict[verdict];
      expect(answer, `${lookup} ${verdict} ${open}`).toBe(expected === 'tickets' ? ofTicket : expected);
      if (answer) expect(sounds[answer].tones.length).toBeGreaterThan(0);
    }
});

it('is valid only of valid tickets with nothing open, in every combination of all that is known', () => {
  for (const lookup of lookups)
    for (const kind of foundKinds)
      for (const one of verdicts)
        for (const other of verdicts)
          for (const open of sets)
            for (const repeat of repeatKinds)
              for (const rainCheck of rainCheckKinds)
                for (const direction of ['in', 'out'] as const) {
                  const facts = { lookup, found: kind, verdicts: [one, other], open, repeat, rainCheck, direction };
                  const pair = [one, other];
                  const isFound = lookup === 'found' && kind === 'tickets';
                  const isClear = pair.every((each) => each === 'valid') && open.length === 0 && repeat === 'none';
                  const cameIn =
                    pair.every((each) => each === 'valid' || each === 'used') ||
                    (rainCheck !== 'none' && pair.every((each) => each === 'otherEvent'));
                  const counts = rainCheck === 'counts' || pair.includes('valid') || pair.includes('used');
                  const isValid = isFound && (direction === 'in' ? isClear : cameIn && counts);
                  if ((answerOf(facts) === 'valid') !== isValid) expect.fail(JSON.stringify(facts));
                }
});

it('never refuses what is not known', () => {
  for (const verdict of openVerdicts) expect(answerOf({ ...found, verdicts: [verdict] })).toBe('look');
});

describe('what was found', () => {
  it.each([
    ['missing', 'not-found'],
    ['several', 'look'],
    ['uncertain', 'look'],
    ['otherEvent', 'refused'],
    ['reading', undefined],
  ] as const)('is answered as %s with %s', (kind, answer) => {
    expect(answerOf({ lookup: 'found', found: kind, verdicts: ['valid'] })).toBe(answer);
  });

  it('is answered for all tickets of a booking', () => {
    expect(gateAnswer({ ...found, verdicts: [] })).toMatchObject({ answer: 'look', reason: 'noTickets' });
    expect(gateAnswer({ ...found, verdicts: ['valid', 'refunded'] })).toMatchObject({
      answer: 'look',
      reason: 'mixed',
    });
    expect(gateAnswer({ ...found, verdicts: ['valid', 'unpaid'] })).toMatchObject({ answer: 'look', reason: 'unpaid' });
    expect(gateAnswer({ ...found, verdicts: ['used', 'refunded'] })).toMatchObject({
      answer: 'refused',
      reason: 'used',
    });
  });
});

describe('a ticket that was scanned before', () => {
  it('is looked at or refused by the rule, and stays refused for another reason', () => {
    const valid = { ...found, verdicts: ['valid'] } as const;
    expect(gateAnswer({ ...valid, repeat: 'warns' })).toMatchObject({ answer: 'look', open: ['repeat'] });
    expect(gateAnswer({ ...valid, repeat: 'refuses' })).toMatchObject({ answer: 'refused', reason: 'repeat' });
    expect(gateAnswer({ ...found, verdicts: ['refunded'], repeat: 'refuses' })).toMatchObject({ reason: 'refunded' });
  });
});

it('looks at a ticket that counts after a rain-out, once', () => {
  const other = { ...found, verdicts: ['otherEvent'] } as const;
  expect(gateAnswer({ ...other, rainCheck: 'counts' })).toMatchObject({ answer: 'look', reason: 'rainCheck' });
  expect(gateAnswer({ ...other, rainCheck: 'used' })).toMatchObject({ answer: 'refused', reason: 'rainCheckUsed' });
  expect(answerOf({ ...found, verdicts: ['refunded'], rainCheck: 'counts' })).toBe('refused');
});

describe('on the way out', () => {
  it('nobody is refused, and whoever was checked in has nothing to clear up', () => {
    const out = { ...found, direction: 'out' } as const;
    for (const verdict of verdicts) {
      const { answer, open } = gateAnswer({ ...out, verdicts: [verdict], open: openPoints, repeat: 'refuses' }) ?? {};
      expect(answer, verdict).toBe(verdict === 'valid' || verdict === 'used' ? 'valid' : 'look');
      expect(open, verdict).toEqual([]);
    }
    expect(answerOf({ lookup: 'found', found: 'otherEvent', direction: 'out' })).toBe('look');
    expect(answerOf({ lookup: 'none', direction: 'out' })).toBe('not-found');
  });
});

describe('a waiver', () => {
  it.each([false, null, undefined, 'yes', 0, {}])('that is %s leaves the ticket open', (waiverSigned) => {
    expect(waiverPoint([{ waiverSigned: true }, { waiverSigned }])).toMatch(/^waiver/);
  });

  it('that is signed doesn’t, on all tickets', () => {
    expect(waiverPoint([{ waiverSigned: true }, { waiverSigned: true }])).toBeUndefined();
  });
});

describe('the sounds', () => {
  it('differ in rhythm and in melody, each from each', () => {
    const rhythm = (answer: GateAnswer) =>
      sounds[answer].tones.map(({ length, pause }) => `${Math.round(length * 10)}+${Math.round(pause * 10)}`).join(' ');
    const melody = (answer: GateAnswer) => {
      const pitches = sounds[answer].tones.map(({ pitch }) => pitch);
      return pitches.map((pitch, at) => Math.sign(pitch - (pitches[at - 1] ?? pitch))).join(' ');
    };
    expect(new Set(gateAnswers.map(rhythm)).size).toBe(gateAnswers.length);
    expect(new Set(gateAnswers.map(melody)).size).toBe(gateAnswers.length);
  });

  it('last less than a second and a half', () => {
    for (const answer of gateAnswers) {
      const seconds = sounds[answer].tones.reduce((sum, { length, pause }) => sum + length + pause, 0);
      expect(seconds, answer).toBeLessThan(1.5);
    }
  });
});
