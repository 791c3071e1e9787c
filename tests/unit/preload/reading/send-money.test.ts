import type { AnyRow } from '@contract/endpoint';
import { booking } from '@contract/endpoints/index';
import { readRecord } from '@contract/reading/read-record';
import { sentBy } from '@contract/reading/send-by-profile';
import type { ServerProfile } from '@contract/reading/server-profile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const profile: ServerProfile = { version: 1, money: 'minor', send: { money: 'minor', body: 'flat' } };
const row: AnyRow = booking.detail;
const send = (data: object) => sentBy(row, 'booking', { data }, profile);

describe('amounts that are sent as whole minor units', () => {
  it.each([
    ['USD', '321.95', 32195],
    ['USD', '30', 3000],
    ['JPY', '3200', 3200],
    ['JPY', '3200.00', 3200],
    ['KWD', '1.5', 1500],
    ['KWD', '-0.125', -125],
    [undefined, '30.00', 3000],
  ])('have the decimals of %s: %s', (currency, total, sent) => {
    expect(send({ total, currency })).toMatchObject({ total: sent });
  });

  it.each([
    ['JPY', '3200.50'],
    ['USD', '0.125'],
    ['USD', 'free'],
  ])('are left as they are where %s has no such amount: %s', (currency, total) => {
    expect(send({ total, currency })).toMatchObject({ total });
  });

  it('are read back unchanged, in every currency', () => {
    const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'EUR', 'CLP', 'BHD');
    fc.assert(
      fc.property(currency, fc.integer({ min: -1e9, max: 1e9 }), (code, minor) => {
        const { total } = readRecord('booking', { total: minor, currency: code }, profile);
        expect(send({ total, currency: code })).toMatchObject({ total: minor });
      }),
    );
  });
});
