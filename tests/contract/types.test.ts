/**
 * Code that must not compile. `tsc -b` is the test: if a line below compiled, its `@ts-expect-error` would be unused,
 * which is an error. At run time only the existence of the rows is checked.
 */
import type { Bridge } from '@contract/bridge';
import type { MockOf } from '@contract/endpoint';
import { booking } from '@contract/endpoints/booking';
import { role } from '@contract/endpoints/role';
import type { Booking } from '@contract/entities/booking';
import { ok } from '@contract/failure';
import { type CsvId, type EndpointId, type EndpointOutput, rowOf } from '@contract/table';
import { expect, expectTypeOf, it } from 'vitest';
import type { Handlers } from '../../main/ipc/register';
import { defineRelated } from '../../renderer/kit/area/define-resource';

const area = { role };
type Mock = MockOf<typeof area, { readonly who: string }>;

const _whole: Mock = { role: { list: (input, { who }) => [input.q, who] } };
// @ts-expect-error an answer is missing
const _forgotten: Mock = { role: {} };
// @ts-expect-error an answer without a call
const _invented: Mock = { role: { list: () => [], detail: () => ({}) } };
// @ts-expect-error the list's input has no such field
const _misread: Mock = { role: { list: (input) => [input.query] } };

const app = {} as Handlers['app'];
const { skin: _skin, ...rest } = app;
// @ts-expect-error a handler is missing
const _halfDone: Handlers['app'] = rest;
// @ts-expect-error a handler with the wrong answer
const _wrong: Handlers['app'] = { ...app, about: () => ok('1.0') };
// @ts-expect-error a handler that returns a value instead of a result
const _bare: Handlers['app'] = { ...app, showLogs: () => null };

const _uses = async ({ call, session, on }: Bridge): Promise<void> => {
  const page = await call('booking.list', { q: 'x', page: 1 }, 'c');
  if (page.ok) expectTypeOf(page.value.rows).toEqualTypeOf<readonly Booking[]>();
  await call('event.list', {}, 'c');
  // @ts-expect-error no such call
  await call('booking.remove', { id: 1 }, 'c');
  // @ts-expect-error an id is needed
  await call('booking.detail', {}, 'c');
  // @ts-expect-error no such field
  await call('booking.list', { query: 'x' }, 'c');
  // @ts-expect-error a call needs an id, by which it can be canceled
  await call('booking.list', {});
  // @ts-expect-error a password is needed
  await session.signIn({ email: 'a@b.example' });
  // @ts-expect-error an event has a type
  on((event) => event.name);
};

const bookings = { list: 'booking.list', idParam: 'id', naming: 'bookingNumber' } as const;
defineRelated({ ...bookings, fields: { bookingNumber: {} } });
// @ts-expect-error a booking has no such field
defineRelated({ ...bookings, fields: { bookingNumber: {}, number: {} } });

it('ids and outputs are typed from the table', () => {
  expectTypeOf<EndpointOutput<'track.detail'>>().toHaveProperty('trackCode');
  expectTypeOf<'booking.ticketCsv'>().toExtend<CsvId>();
  expectTypeOf<'booking.list'>().not.toExtend<CsvId>();
  const ids: readonly EndpointId[] = ['booking.list', 'booking.detail', 'session' as EndpointId];
  expect(ids.map((id) => rowOf(id)?.path)).toEqual([booking.list.path, booking.detail.path, undefined]);
});
