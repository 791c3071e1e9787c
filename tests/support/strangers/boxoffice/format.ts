/** How the box office writes values: texts in languages, decimals as texts, times with an offset, letters for states. */
import type { KindName } from '../kinds.ts';
import { offsetAt, wallClock } from '../truth/calendar.ts';
import type { Numbering } from '../truth/view.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ3789';

/** A code that people can read out: five or more letters that follow from a number. */
const code = (n: number, length: number): string => {
  let rest = (n * 7_368_787 + 1_299_709) % letters.length ** length;
  let made = '';
  for (let index = 0; index < length; index += 1) {
    made += letters[rest % letters.length] ?? '';
    rest = Math.floor(rest / letters.length);
  }
  return made;
};

const slugs = ['hmd26', 'ptn26', 'tnt26', 'ffc26'];

const firsts: Readonly<Record<string, number>> = {
  admins: 310,
  tracks: 41,
  contacts: 870,
  inspectors: 560,
  tickets: 23_000,
  buybacks: 1900,
  wishes: 7700,
  transactions: 0,
  classes: 120,
  categories: 30,
  schedule: 640,
  offers: 210,
};

/** Orders have codes, events slugs, customers identifiers; the rest has numbers. */
export const idOf = (kind: KindName, n: number): string | number => {
  if (kind === 'bookings') return code(n, 5);
  if (kind === 'events') return slugs[n - 1] ?? `ev${n}`;
  if (kind === 'visitors') return code(n + 5000, 7);
  return (firsts[kind] ?? 0) + n;
};

export const numbering: Numbering = {
  booking: (n) => code(n, 5),
  ticket: (n) => code(n + 900, 8),
  visitor: (n) => code(n + 5000, 7),
  buyback: (n) => `BB-${1900 + n}`,
  transaction: (n) => `X-${n}`,
  inspector: (n) => `TI${String(n).padStart(2, '0')}`,
};

/** A text in languages. Most have English only. */
export const i18n = (en: string, es?: string): Readonly<Record<string, string>> =>
  es === undefined ? { en } : { en, es };

export const utc = (moment: string | undefined): string | null =>
  moment === undefined ? null : moment.replace('Z', '.000000Z');

/** With the offset of the event's zone, as the organizer sees it. */
export const local = (moment: string, zone: string): string => `${wallClock(moment, zone)}${offsetAt(moment, zone)}`;

export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** n: new, p: paid, e: expired, c: canceled, r: refunded, x: refunded in part. */
  'booking.bookingStatus': {
    pending: 'n',
    confirmed: 'p',
    expired: 'e',
    cancelled: 'c',
    refunded: 'r',
    partially_refunded: 'x',
  },
  'booking.paymentStatus': { unpaid: 'n', paid: 'p', refunded: 'r', partially_refunded: 'x' },
  'booking.paymentMethod': { card: 'stripe_cc', apple_pay: 'stripe_apple_pay', cash: 'cash', comp: 'free' },
  'booking.channel': { app: 'app', web: 'web', gate: 'box_office' },
  'booking.userType': { racer: 'competitor', spectator: 'spectator' },
  'visitor.userType': { racer: 'competitor', spectator: 'spectator' },
  'wish.userType': { racer: 'competitor', spectator: 'spectator' },
  'visitor.gender': { female: 'f', male: 'm', other: 'x', not_said: '' },
  'visitor.deviceType': { ios: 'iOS', android: 'Android', web: 'Web' },
  'wish.source': { app: 'app', web: 'web' },
  'track.type': { drag_strip: 'Drag strip', road_course: 'Road course', drift: 'Drift park' },
  'inspector.role': { lead: 'lead', inspector: 'inspector', trainee: 'trainee' },
  'inspector.status': { available: 'available', on_duty: 'on_duty', off: 'off_duty', suspended: 'suspended' },
  'event.eventType': {
    drag: 'Drag racing',
    circuit: 'Circuit racing',
    drift: 'Drifting',
    test_and_tune: 'Test and tune',
  },
  'event.status': { published: 'on_sale', live: 'started', completed: 'completed', postponed: 'postponed' },
  'eventCategory.type': { racer: 'competitors', spectator: 'spectators' },
  'eventSchedule.type': {
    gate: 'gate',
    tech: 'tech_inspection',
    meeting: 'meeting',
    qualifying: 'qualifying',
    race: 'race',
    ceremony: 'ceremony',
  },
  'eventSchedule.status': { on_time: 'on_time', delayed: 'delayed', cancelled: 'canceled' },
  'ticket.ticketType': { racer: 'race_entry', spectator: 'admission', crew: 'crew_pass', parking: 'parking' },
  'buyback.buybackType': { race_reentry: 're_entry', ticket_return: 'return' },
  'buyback.status': { requested: 'pending', approved: 'approved', paid: 'completed', declined: 'rejected' },
  'transaction.type': {
    payment: 'Payment',
    refund: 'Refund',
    dispute: 'Chargeback',
    buyback: 'Re-entry',
    payout: 'Payout',
    fee: 'Fee',
  },
  'transaction.status': { pending: 'pending', succeeded: 'confirmed', failed: 'failed' },
  'driverInfo.experience': { novice: 'novice', intermediate: 'intermediate', advanced: 'advanced' },
  'terms.signingStatus': { not_sent: 'not_sent', sent: 'sent', signed: 'signed', declined: 'declined' },
  'inspectionInfo.inspectionType': { event: 'event', annual: 'annual' },
  'inspectionInfo.status': {
    pending: 'pending',
    in_progress: 'in_progress',
    passed: 'passed',
    failed: 'failed',
    reinspect: 'recheck',
  },
  'inspectionMedia.category': { front: 'front', engine: 'engine', helmet: 'helmet' },
};

export const word = (of: string, value: string): string => {
  const found = words[of]?.[value];
  if (found === undefined) throw new Error(`the box office has no word for ${value} of ${of}`);
  return found;
};
