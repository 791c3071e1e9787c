/** The same 12 columns for the kit's list and for the lists that it is compared with, which load no code of the kit. */
import type { Fields } from '../../../renderer/kit/area/define-resource';
import type { Values } from '../../../renderer/kit/area/field';

export const fields = {
  bookingNumber: { kind: 'code', column: 120 },
  userName: { column: 170 },
  userEmail: { column: 200 },
  eventName: { column: 180 },
  trackName: { column: 170 },
  eventDate: { kind: 'dateTime', column: 210 },
  ticketCount: { kind: 'number', column: 80 },
  total: { kind: 'money', column: 110 },
  bookingStatus: { kind: 'status', column: 130, tones: { confirmed: 'success', cancelled: 'danger' } },
  paymentStatus: { kind: 'status', column: 120 },
  channel: { column: 90 },
  checkedInCount: { kind: 'number', column: 90 },
} as const satisfies Fields<string>;

const firstNames = ['Dana', 'Marco', 'Łukasz', 'José', 'Wei', 'Aisha', 'Peter', 'Olga', 'Tomás', 'Sue', 'Ines', 'Bo'];
const lastNames = ['Whitlock', 'Reyes', 'Nowak', 'Núñez', 'Chen', 'Rahman', "O'Connor", 'Petrova', 'Klein', 'Moreau'];
const events = ['Spring Shootout', 'Bracket Bash', 'Track Day Weekend', 'Drift Matsuri', 'Six Hours', 'Novice School'];
const tracks = ['Cedar Ridge Raceway', 'Farmington', 'Laguna Verde', 'North Bend Dragstrip'];
const statuses = ['confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled', 'refunded'];

/** A seeded random generator, so that every run measures the same rows. */
const createRandom = (): (() => number) => {
  let state = 20_260_516;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
};

/** The same in every page, and as little work as possible: what is measured is the list. */
export const makeRows = (count: number): readonly Values[] => {
  const next = createRandom();
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
  const start = Date.UTC(2026, 0, 1);
  const days = Array.from({ length: 400 }, (_, day) => new Date(start + day * 86_400_000).toISOString());
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    bookingNumber: `BK-${(36 ** 5 + Math.floor(next() * 36 ** 5)).toString(36).slice(1).toUpperCase()}`,
    userName: pick(names),
    userEmail: `visitor${Math.floor(next() * count)}@example.com`,
    eventName: pick(events),
    trackName: pick(tracks),
    eventDate: pick(days),
    timezone: 'America/Chicago',
    ticketCount: 1 + Math.floor(next() * 6),
    total: (next() * 600).toFixed(2),
    currency: 'USD',
    bookingStatus: pick(statuses),
    paymentStatus: next() > 0.1 ? 'paid' : 'unpaid',
    channel: pick(['app', 'web', 'gate']),
    checkedInCount: Math.floor(next() * 4),
  }));
};
