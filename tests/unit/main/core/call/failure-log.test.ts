import { expect, it } from 'vitest';
import { createFailureLog } from '../../../../../main/core/call/failure-log';
import { clockAt } from '../../../../support/clocks';

it('keeps the newest 50 failures with the id that a server or a gateway gave the request, and nothing else of it', () => {
  let now = 0;
  const log = createFailureLog(clockAt(() => now++));
  const failure = { kind: 'rejected', code: 'server-error', status: 500, message: 'Zoë' } as const;
  for (let count = 0; count < 60; count += 1) log.note('booking.list', failure, { 'cf-ray': '8d3b1c2a-LHR' });
  log.note('track.list', failure, { 'x-request-id': 'a <b@example.com>', traceparent: '00-4bf9-01' });
  log.note('event.list', { kind: 'network', code: 'offline' });
  log.note('event.list', { kind: 'cancelled', code: 'cancelled' });
  const [offline, track, booking, ...rest] = log.list();
  expect(rest).toHaveLength(47);
  expect(offline).toEqual({ time: new Date(61).toISOString(), call: 'event.list', kind: 'network', code: 'offline' });
  expect(track).toMatchObject({ call: 'track.list', requestId: '00-4bf9-01' });
  expect(booking).toEqual({
    ...{ time: new Date(59).toISOString(), call: 'booking.list', kind: 'rejected', code: 'server-error' },
    ...{ status: 500, requestId: '8d3b1c2a-LHR' },
  });
});
