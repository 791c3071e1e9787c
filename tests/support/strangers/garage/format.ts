/** How the garage writes values: keys of a realtime database, cents, seconds since 1970, and words of its own. */
import type { KindName } from '../kinds.ts';
import type { Numbering } from '../truth/view.ts';

const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

const salts: Readonly<Record<string, number>> = {
  admins: 11,
  visitors: 23,
  tracks: 37,
  contacts: 41,
  inspectors: 53,
  events: 67,
  bookings: 79,
  tickets: 83,
  buybacks: 97,
  wishes: 103,
  transactions: 113,
  schedule: 127,
  classes: 131,
  offers: 139,
};

/** Twenty characters that start with `-O`, as push keys do. */
export const idOf = (kind: KindName, n: number): string => {
  let rest = (salts[kind] ?? 7) * 1_000_003 + n * 7919;
  let made = '';
  for (let index = 0; index < 18; index += 1) {
    rest = (rest * 48_271 + 11) % 2_147_483_647;
    made += alphabet[rest % alphabet.length] ?? '';
  }
  return `-O${made}`;
};

export const numbering: Numbering = {
  booking: (n) => `PW-${4800 + n}`,
  ticket: (n) => `PW-T${10_000 + n}`,
  visitor: (n) => idOf('visitors', n),
  buyback: (n) => `BB${n}`,
  transaction: (n) => `ch_${(n * 7_654_321 + 99).toString(36)}`,
  inspector: (n) => `I-${n}`,
};

/** Seconds since 1970. */
export const unix = (moment: string | undefined): number | null =>
  moment === undefined ? null : Date.parse(moment) / 1000;

/** A record without the fields that have no value: the database has no null. */
export const compact = <T extends Readonly<Record<string, unknown>>>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null)) as Partial<T>;

export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admin.status': { active: 'active', inactive: 'disabled', invited: 'invited' },
  'booking.userType': { racer: 'driver', spectator: 'fan' },
  'visitor.userType': { racer: 'driver', spectator: 'fan' },
  'wish.userType': { racer: 'driver', spectator: 'fan' },
  'visitor.deviceType': { ios: 'ios', android: 'android', web: 'web' },
  'track.type': { drag_strip: 'drag_strip', road_course: 'road_course', drift: 'drift' },
  'track.status': { active: 'open', pending: 'in_review' },
  'inspector.role': { lead: 'lead', inspector: 'inspector', trainee: 'trainee' },
  'inspector.status': { available: 'available', on_duty: 'on_duty', off: 'off', suspended: 'suspended' },
  'event.eventType': { drag: 'drag', circuit: 'circuit', drift: 'drift', test_and_tune: 'test_and_tune' },
  'event.status': { published: 'on_sale', live: 'running', completed: 'finished', postponed: 'postponed' },
  'eventSchedule.type': {
    gate: 'gate',
    tech: 'tech',
    meeting: 'meeting',
    qualifying: 'qualifying',
    race: 'race',
    ceremony: 'ceremony',
  },
  'eventSchedule.status': { on_time: 'on_time', delayed: 'delayed', cancelled: 'cancelled' },
  'booking.bookingStatus': {
    pending: 'draft',
    confirmed: 'complete',
    cancelled: 'void',
    expired: 'timed_out',
    refunded: 'returned',
    partially_refunded: 'part_returned',
  },
  'booking.paymentStatus': {
    unpaid: 'due',
    paid: 'settled',
    failed: 'declined',
    refunded: 'returned',
    partially_refunded: 'part_returned',
  },
  'booking.paymentMethod': { card: 'card', apple_pay: 'apple_pay', cash: 'cash', comp: 'comp' },
  'booking.channel': { app: 'app', web: 'website', gate: 'at_gate' },
  'ticket.ticketType': { racer: 'driver', spectator: 'fan', crew: 'crew', parking: 'parking' },
  'ticket.status': {
    valid: 'open',
    used: 'scanned',
    cancelled: 'void',
    transferred: 'moved',
    refunded: 'returned',
    blocked: 'on_hold',
  },
  'buyback.buybackType': { race_reentry: 'reentry', ticket_return: 'return' },
  'buyback.status': { requested: 'asked', approved: 'accepted', paid: 'done', declined: 'declined' },
  'transaction.type': { payment: 'charge', buyback: 'reentry', payout: 'payout', fee: 'fee' },
  'transaction.status': { pending: 'pending', succeeded: 'succeeded', failed: 'failed' },
  'driverInfo.experience': { novice: 'novice', intermediate: 'intermediate', advanced: 'advanced' },
  'terms.signingStatus': { not_sent: 'none', sent: 'emailed', signed: 'signed', declined: 'declined' },
  'inspectionInfo.status': {
    pending: 'waiting',
    in_progress: 'started',
    passed: 'pass',
    failed: 'fail',
    reinspect: 'come_back',
  },
  'w9.status': { not_requested: 'none', sent: 'emailed', completed: 'signed' },
  'w9.taxClassification': { llc: 'llc', s_corp: 's_corp', individual: 'individual' },
  'w9.tinType': { ein: 'ein', ssn: 'ssn' },
};

export const word = (of: string, value: string): string => {
  const found = words[of]?.[value];
  if (found === undefined) throw new Error(`the garage has no word for ${value} of ${of}`);
  return found;
};
