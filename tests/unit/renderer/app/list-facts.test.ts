/** What areas take from the contract instead of stating it. */
import { expect, it } from 'vitest';
import { defineResource } from '../../../../renderer/kit/area/define-resource';

const area = defineResource({
  name: 'bookings',
  icon: () => null,
  list: 'booking.list',
  naming: 'bookingNumber',
  fields: {
    bookingNumber: { column: 104 },
    bookingStatus: { column: 112, tones: { confirmed: 'success' }, filter: true },
    eventName: { column: 176, filter: true },
  },
  sections: { booking: ['bookingNumber', 'bookingDate', 'total', 'userEmail', 'notes'] },
});

it('takes kinds, status words and the needed permission from the contract', () => {
  expect(area).toMatchObject({ path: '/bookings', needs: ['read', 'Booking'] });
  const [number, status, event] = area.columns;
  expect(number).toMatchObject({ key: 'bookingNumber', kind: 'code' });
  expect(status).toMatchObject({ kind: 'status', filter: expect.arrayContaining(['confirmed', 'cancelled']) });
  expect(event).toMatchObject({ filter: true });
  expect(area.sections?.[0]?.fields.map(({ key, kind }) => [key, kind])).toEqual([
    ['bookingNumber', 'code'],
    ['bookingDate', 'dateTime'],
    ['total', 'money'],
    ['userEmail', 'email'],
    ['notes', undefined],
  ]);
});

it('requires fields of the entity, or described ones, in sections', () => {
  const definition = {
    name: 'x',
    icon: () => null,
    list: 'booking.list',
    naming: 'bookingNumber',
    fields: {},
  } as const;
  // @ts-expect-error: bookings have no such field
  const unknown = defineResource({ ...definition, sections: { all: ['bookingNumbre'] } });
  expect(unknown.sections).toHaveLength(1);
});
