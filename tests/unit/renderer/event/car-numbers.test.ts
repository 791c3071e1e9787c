import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carsOf, isSameNumber, ticketCars, toCarNumber } from '../../../../renderer/event/car-numbers';
import { ticketRacers } from '../../../../renderer/event/use-entries';

const ticket = (userId: unknown, vehicleNumber: unknown, more: object = {}) => ({
  id: 1,
  userId: userId as number,
  bookingId: 7,
  eventId: 27,
  ticketType: 'racer',
  status: 'valid',
  vehicleNumber: vehicleNumber as string,
  className: 'Super Pro',
  ...more,
});

describe('the car numbers of tickets', () => {
  const carsFrom = (...tickets: ReturnType<typeof ticket>[]) => ticketCars({ bookings: undefined, tickets }, '27');

  test('are known by visitor, without a "#" and without repetition', () => {
    const cars = carsFrom(ticket(1, ' #148 '), ticket('1', '148'), ticket(2, 7, { className: null }));
    expect([...cars]).toEqual([
      ['1', [{ number: '148', className: 'Super Pro', ticket: ticket(1, ' #148 ') }]],
      ['2', [{ number: '7', className: '', ticket: ticket(2, 7, { className: null }) }]],
    ]);
  });

  test('are empty for cars without one, each of which may be another', () => {
    const street = { className: 'Street' };
    const cars = carsFrom(ticket(1, '12'), ticket(1, null, street), ticket(1, '', street), ticket(2, null));
    expect([...cars.values()].map((own) => own.map(({ number, className }) => `${number} ${className}`))).toEqual([
      ['12 Super Pro', ' Street', ' Street'],
      [' Super Pro'],
    ]);
  });

  test('need a ticket that says that it is for a car, if the racer has one', () => {
    const open = { ticketType: 'weekend', className: null };
    const cars = carsFrom(ticket(1, null, open), ticket(1, '12'), ticket(2, null, open), ticket(2, null, open));
    expect([...cars.values()].map((own) => own.map(({ number }) => number))).toEqual([['12'], ['']]);
  });

  test('are left out if the ticket is void, for another event, of another type or without a racer', () => {
    const cars = carsFrom(
      ticket(1, '1', { status: 'cancelled' }),
      ticket(2, '2', { eventId: 28 }),
      ticket(3, '3', { ticketType: 'spectator' }),
      ticket(undefined, '5'),
    );
    expect(cars.size).toBe(0);
  });

  test('use the racer and the status of the booking', () => {
    const bookings = [
      { id: 7, userId: 3, eventId: 27, bookingStatus: 'confirmed' },
      { id: 8, userId: 4, eventId: 27, bookingStatus: 'refunded' },
    ] as const;
    const tickets = [
      ticket(undefined, '3', { eventId: undefined }),
      ticket(undefined, '4', { bookingId: 8, eventId: undefined }),
    ];
    expect([...ticketCars({ bookings, tickets }, 27).keys()]).toEqual(['3']);
  });
});

describe("a racer's cars", () => {
  const pro = { number: '148', className: 'Pro' };

  test('are those of the tickets until the vehicle form is known', () => {
    expect(carsOf([pro], undefined)).toEqual([pro]);
    expect(carsOf([pro], { vehicleNumber: null })).toEqual([pro]);
  });

  test('have the number of the vehicle form, and the class of the only ticket if the form has none', () => {
    expect(carsOf([pro], { vehicleNumber: '149' })).toEqual([{ number: '149', className: 'Pro' }]);
    expect(carsOf([pro], { vehicleNumber: '149', className: 'Sportsman' })).toEqual([
      { number: '149', className: 'Sportsman' },
    ]);
  });

  test('keep the numbers of other classes', () => {
    const junior = { number: '12', className: 'Junior' };
    expect(carsOf([pro, junior], { vehicleNumber: '149', className: 'PRO' })).toEqual([
      { number: '149', className: 'PRO' },
      junior,
    ]);
  });

  const cars = (...all: readonly string[]) =>
    all.map((one) => ({ number: one.split(' ')[0] ?? '', className: one.split(' ')[1] ?? '' }));
  test.each([
    ['another car of its class', cars('12 Pro', '13 Pro'), '12 Pro', cars('12 Pro', '13 Pro')],
    ['another car of its class, first', cars('12 Pro', '13 Pro'), '13 pro', cars('13 pro', '12 Pro')],
    [
      'another car of its class, if the form corrects one',
      cars('12 Pro', '13 Pro'),
      '14 Pro',
      cars('14 Pro', '13 Pro'),
    ],
    ['cars whose class is not known', cars('12', '13'), '12 Pro', cars('12 Pro', '13')],
    ['the number in another class', cars('12 Pro', '12 Street'), '12', cars('12 Pro', '12 Street')],
    ['the class of the same number', cars('12 Pro', '13 Street'), '13', cars('13 Street', '12 Pro')],
    ['a car beside one that gets its number', cars('12 Pro', ' Street'), '13 Street', cars('13 Street', '12 Pro')],
    ['a car that is still without a number', cars('12 Pro', ' Street'), '12 Pro', cars('12 Pro', ' Street')],
    ['each car once, if the form corrects a class', cars('12 Pro', '13 Gas'), '13 Fuel', cars('13 Fuel', '12 Pro')],
  ])('keep %s', (_, fromTickets, form, expected) => {
    const [vehicleNumber = '', className = ''] = form.split(' ');
    expect(carsOf(fromTickets, { vehicleNumber, className })).toEqual(expected);
  });
});

test('any value gives a number without "#" and spaces around it; leading zeros make another number', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(toCarNumber(value)).not.toMatch(/^[#\s]|\s$/);
    }),
  );
  expect(toCarNumber('## 12')).toBe('12');
  expect(isSameNumber('12a', '12A')).toBe(true);
  expect(isSameNumber('07', '7')).toBe(false);
});

test('before the list of racers has loaded, tickets name them', () => {
  const racers = ticketRacers(
    [
      ticket(1, '1', { holderName: 'Sara Whitlock' }),
      ticket(1, '1', { holderName: 'Guest' }),
      ticket(2, '2', { status: 'refunded' }),
      ticket(3, '3', { eventId: 28 }),
      ticket(4, '4', { ticketType: 'crew' }),
    ],
    27,
  );
  expect(racers).toEqual([{ id: '1', firstName: 'Sara Whitlock' }]);
});
