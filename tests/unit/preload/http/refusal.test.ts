import { readAnswer } from '@contract/http/read-answer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { row } from '../../../support/rows';

describe('a success is never mistaken for a failure', () => {
  const odd = fc.record(
    {
      message: fc.string(),
      msg: fc.string(),
      status: fc.constantFrom('error', 'failed', 'denied', 'fail', false, 0, 400, 'sent'),
      error: fc.constantFrom('card declined', true, null, { code: 1 }),
      errors: fc.constantFrom(['x'], [], 0),
      code: fc.constantFrom(400, 404, 'E1', 40001),
      detail: fc.string(),
      title: fc.string(),
    },
    { requiredKeys: [] },
  );
  const record = fc
    .tuple(fc.constantFrom('id', '_id', 'uuid', 'bookingId'), odd)
    .map(([id, rest]) => ({ [id]: 7, ...rest }));
  const envelopes: readonly ((content: unknown) => unknown)[] = [
    (content) => ({ data: { attributes: content } }),
    (content) => ({ attributes: content }),
    (content) => ({ data: content }),
    (content) => ({ success: true, message: 'OK', data: content }),
    (content) => ({ status: 'success', code: 200, error: null, errors: [], data: content }),
    (content) => ({ status: true, statusCode: 201, error: false, message: 'Created', data: content }),
    (content) => ({ code: 0, msg: 'ok', data: content }),
    (content) => ({
      messages: { success: { msg: 'Done' }, error: { msg: '', code: 0 } },
      data: { attributes: content },
    }),
  ];
  const isRejected = (id: string, body: unknown) => {
    const result = readAnswer(row(id), { status: 200, type: 'application/json', body });
    return !result.ok && ['rejected', 'refused', 'signed-out'].includes(result.failure.kind);
  };

  it('by any fields of its record, in any envelope or none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('booking.detail', 'admin.create', 'support.sendPush'),
        record,
        fc.integer({ min: -1, max: 7 }),
        (id, content, at) => {
          const body = at < 0 ? content : envelopes[at]?.(content);
          expect(isRejected(id, body)).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('by the fields of its rows', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 3 }), fc.integer({ min: 0, max: 7 }), (rows, at) => {
        expect(isRejected('booking.list', envelopes[at]?.(rows))).toBe(false);
        expect(isRejected('booking.list', rows)).toBe(false);
      }),
    );
  });

  it('and a failure stays one with any other fields next to it', () => {
    const otherFields = fc.record(
      { timestamp: fc.string(), path: fc.string(), requestId: fc.string(), data: fc.constantFrom(null, [], {}) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom<object>(
          { status: false, message: 'Sold out' },
          { success: false, message: 'Sold out', eventId: 5 },
          { error: 1, message: 'Sold out' },
          { code: '400', message: 'Sold out', data: {} },
          { status: 'fail', data: { quantity: 'Sold out' } },
          { meta: { code: 400, message: 'Sold out' }, data: [] },
          { data: [], error: 'Sold out' },
        ),
        otherFields,
        fc.constantFrom('booking.list', 'admin.create'),
        (report, more, id) => {
          expect(isRejected(id, { ...more, ...report })).toBe(true);
        },
      ),
    );
  });
});
