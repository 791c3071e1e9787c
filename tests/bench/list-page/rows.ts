/** The same 12 columns for the kit's list and for the plain row pool it is measured against. */
import type { Field, Values } from '../../../renderer/kit/area/field';

export const fields: readonly Field[] = [
  { key: 'bookingNumber', kind: 'code', width: 120 },
  { key: 'userName', width: 170 },
  { key: 'userEmail', width: 200 },
  { key: 'eventName', width: 180 },
  { key: 'trackName', width: 170 },
  { key: 'eventDate', kind: 'moment', width: 210 },
  { key: 'ticketCount', kind: 'number', width: 80 },
  { key: 'total', kind: 'money', width: 110 },
  { key: 'bookingStatus', kind: 'status', width: 130, tones: { confirmed: 'success', cancelled: 'danger' } },
  { key: 'paymentStatus', kind: 'status', width: 120 },
  { key: 'channel', width: 90 },
  { key: 'checkedInCount', kind: 'number', width: 90 },
];

const firstNames = ['Dana', 'Marco', 'Łukasz', 'José', 'Wei', 'Aisha', 'Peter', 'Olga', 'Tomás', 'Sue', 'Ines', 'Bo'];
const lastNames = ['Whitlock', 'Reyes', 'Nowak', 'Núñez', 'Chen', 'Rahman', "O'Connor", 'Petrova', 'Klein', 'Moreau'];
const events = ['Spring Shootout', 'Bracket Bash', 'Track Day Weekend', 'Drift Matsuri', 'Six Hours', 'Novice School'];
const tracks = ['Cedar Ridge Raceway', 'Farmington', 'Laguna Verde', 'North Bend Dragstrip'];
const statuses = ['confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled', 'refunded'];

/** A fixed sequence: every run measures the same rows. */
const dice = (): (() => number) => {
  let state = 20_260_516;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
};

export const makeRows = (count: number): readonly Values[] => {
  const next = dice();
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  const start = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const name = `${pick(firstNames)} ${pick(lastNames)}`;
    return {
      id: index + 1,
      bookingNumber: `BK-${Math.floor(next() * 36 ** 5)
        .toString(36)
        .toUpperCase()
        .padStart(5, '0')}`,
      userName: name,
      userEmail: `visitor${Math.floor(next() * count)}@example.com`,
      eventName: pick(events),
      trackName: pick(tracks),
      eventDate: new Date(start + Math.floor(next() * 400) * 86_400_000).toISOString(),
      timezone: 'America/Chicago',
      ticketCount: 1 + Math.floor(next() * 6),
      total: (next() * 600).toFixed(2),
      currency: 'USD',
      bookingStatus: pick(statuses),
      paymentStatus: next() > 0.1 ? 'paid' : 'unpaid',
      channel: pick(['app', 'web', 'gate']),
      checkedInCount: Math.floor(next() * 4),
    };
  });
};
