/** The people of an event from its lists, and what the log says of where they are. */
import type { Ticket } from '@contract/entities/ticket';
import type { LogEntry } from '@contract/event-log/entry';
import { describe, expect, it } from 'vitest';
import { eventPeople } from '../../../../renderer/event/log/event-people';
import { arrivalsOf, lastSightings } from '../../../../renderer/event/log/sightings';

const ticket = (id: number, more: Partial<Ticket> = {}): Ticket => ({
  ...{ id, ticketNumber: `TK-${id}`, bookingId: 5, eventId: 31, ticketType: 'racer', status: 'valid' },
  ...{ userId: 7, holderName: 'Ana Ruiz', waiverSigned: true },
  ...more,
});
const booking = { id: 5, eventId: 31, userId: 7, userName: 'Ana Ruiz', userPhone: '+15550107' };
const peopleOf = (tickets: readonly Ticket[], racers = [{ id: 7, firstName: 'Ana', lastName: 'Ruiz' }]) =>
  eventPeople({
    racers,
    tickets,
    bookings: [booking],
    eventId: 31,
    today: '2026-05-16',
    unnamed: String,
  });
const shown = (tickets: readonly Ticket[], racers?: []) =>
  peopleOf(tickets, racers).people.map(({ key, kind, name }) => `${key} ${kind} ${name}`);

describe('the people of an event', () => {
  it('are each racer once, and everyone else by their ticket; nobody for a void ticket or a parking space', () => {
    const tickets = [
      ticket(1, { className: 'Pro' }),
      ticket(2, { className: 'Street' }),
      ticket(3, { ticketType: 'crew', holderName: 'Bo' }),
      ticket(4, { ticketType: 'spectator', holderName: null }),
      ticket(5, { ticketType: 'parking' }),
      ticket(6, { status: 'refunded', ticketType: 'crew' }),
      ticket(7, { eventId: 32 }),
    ];
    expect(shown(tickets)).toEqual(['user 7 racer Ana Ruiz', 'ticket 3 crew Bo', 'ticket 4 other Ana Ruiz']);
    expect(peopleOf(tickets).people[0]).toMatchObject({ classNames: ['Pro', 'Street'], phone: '+15550107' });
  });

  it('are two racers if an account has racer tickets in two names, and have the same keys without the list of racers', () => {
    const tickets = [ticket(1), ticket(2, { holderName: 'Leo Ruiz' })];
    expect(shown(tickets)).toEqual(['user 7 racer Ana Ruiz', 'ticket 2 racer Leo Ruiz']);
    expect(shown(tickets, [])).toEqual(shown(tickets));
  });

  it('have only the cars and classes of the tickets in their own name', () => {
    const leo = { holderName: 'Leo Ruiz', vehicleNumber: '#14', className: 'Junior' };
    const { people } = peopleOf([ticket(1, { vehicleNumber: '12', className: 'Pro' }), ticket(2, leo)]);
    expect(people.map(({ name, numbers, classNames }) => [name, numbers, classNames])).toEqual([
      ['Ana Ruiz', ['12'], ['Pro']],
      ['Leo Ruiz', ['14'], ['Junior']],
    ]);
  });

  it('have signed only if each ticket says so, and are minors by date of birth before age', () => {
    const waivers = (...flags: readonly unknown[]) =>
      peopleOf(flags.map((waiverSigned, index) => ticket(index + 1, { waiverSigned } as Partial<Ticket>))).people[0]
        ?.hasWaiver;
    expect([waivers(true, true), waivers(true, null), waivers(true, undefined)]).toEqual([true, false, undefined]);
    const age = (dateOfBirth: string | null, holderAge: number | null) =>
      eventPeople({
        ...{
          racers: [{ id: 7, dateOfBirth }],
          bookings: [],
          eventId: 31,
          today: '2026-05-16',
          unnamed: String,
        },
        tickets: [ticket(1, { holderAge })],
      }).people[0]?.isMinor;
    expect([age('2008-05-16', 12), age('2008-05-17', 40), age(null, 12), age(null, null)]).toEqual([
      ...[false, true, true, undefined],
    ]);
  });

  it('have the numbers of their cars, none of which is empty', () => {
    const tickets = [ticket(1, { vehicleNumber: '12' }), ticket(2, { className: 'Street' })];
    expect(peopleOf(tickets).people[0]).toMatchObject({ numbers: ['12'], classNames: ['Street'] });
  });

  it('are counted where a ticket does not say of what kind it is, because it may be of crew', () => {
    expect(peopleOf([ticket(1), ticket(2, { ticketType: 'pit', userId: 9 })]).withoutKind).toBe(1);
  });
});

describe('where people are', () => {
  const people = peopleOf([
    ticket(1),
    ticket(3, { ticketType: 'crew' }),
    ticket(4, { ticketType: 'crew', status: 'used', checkedInAt: '2026-05-16T07:00:00Z', gate: 'North' }),
  ]);
  const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
  const origin = (id: number, hour: number) => ({
    ...{ id: uuid(id), event: '31', at: `2026-05-16T${String(hour).padStart(2, '0')}:00:00.000Z` },
    ...{ computer: uuid(99), gate: 'Gate 2', by: 'Dana' },
  });
  const scan = (id: number, hour: number, ticketId: string, answer: 'valid' | 'refused'): LogEntry => ({
    ...origin(id, hour),
    ...{ kind: 'scan', code: 'x', direction: 'in', answer, verdict: '', open: [], subject: { ticketId } },
  });
  const decided = (id: number, of: number, decision: 'admitted' | 'turned-away'): LogEntry => ({
    ...origin(id, 12),
    ...{ kind: 'decision', scan: uuid(of), decision },
  });
  const zone = 'UTC';
  const arrived = (entries: readonly LogEntry[]) =>
    [...arrivalsOf({ people, entries, zone })].map(
      ([key, { at, where }]) => `${key} ${new Date(at ?? 0).getUTCHours()} ${where}`,
    );

  it('have arrived with their first scan that was not refused, or with a used ticket', () => {
    expect(arrived([])).toEqual(['ticket 4 7 North']);
    const racer = [scan(1, 9, '1', 'valid'), scan(2, 8, '1', 'valid')];
    expect(arrived(racer)).toContain('user 7 8 Gate 2');
    expect(arrived([scan(1, 9, '1', 'refused')])).toEqual(['ticket 4 7 North']);
    expect(arrived([scan(1, 9, '1', 'refused'), decided(2, 1, 'admitted')])).toContain('user 7 9 Gate 2');
    expect(arrived([scan(1, 9, '1', 'valid'), decided(2, 1, 'turned-away')])).toEqual(['ticket 4 7 North']);
    // The ticket of a racer's crew says nothing of the racer.
    expect(arrived([scan(1, 9, '3', 'valid')])).toEqual(['ticket 3 9 Gate 2', 'ticket 4 7 North']);
  });

  it('were seen last at a gate, on a roll call or where their ticket was used', () => {
    const entries = [scan(1, 8, '1', 'refused'), scan(2, 7, '1', 'valid')];
    expect(lastSightings({ people, entries, zone }, []).get('user 7')).toEqual({
      ...{ at: Date.parse('2026-05-16T08:00:00.000Z'), where: 'Gate 2', zone: 'UTC' },
    });
  });

  it('were not seen by a scan whose answer was another ticket in the end', () => {
    const last = { ...scan(2, 9, '4', 'valid'), replaces: uuid(1) } as LogEntry;
    const seen = lastSightings({ people, entries: [scan(1, 9, '3', 'valid'), last], zone }, []);
    expect([...seen.keys()]).toEqual(['ticket 4']);
  });
});
