/** The demo's event of today gives the readiness board every level and every state of a waiver. */

import { toEventEntries } from '@contract/entities/event-entries';
import { expect, it } from 'vitest';
import { callOf, type PartState, type Parts, partNames } from '../../../../renderer/event/readiness/part';
import { type Level, toReadiness } from '../../../../renderer/event/readiness/readiness';
import { toReferenceDays } from '../../../../renderer/event/readiness/reference-days';
import { createClient, type Fields, may } from '../../mocks/client';

it('the racers of today show every level of readiness, and waivers in every state', async () => {
  const client = createClient();
  await client.signIn();
  const event = await client.value('event.detail', { id: 27 });
  const [racers, bookings, tickets] = [
    await client.rows('visitor.list', { eventId: 27, userType: 'racer', perPage: 1_000 }),
    await client.rows('booking.list', { eventId: 27, perPage: 1_000 }),
    await client.rows('booking.ticketList', { eventId: 27, perPage: 2_000 }),
  ];
  const entered = toEventEntries(racers, { eventId: 27, bookings, tickets }).racers;
  const days = toReferenceDays(event, may);
  const levels = new Map<Level, number>();
  const signing = new Set<unknown>();
  let guardianMissing = 0;
  for (const { id } of entered) {
    const requested = { userId: id as number, eventId: 27 };
    const parts: Partial<Record<keyof Parts, PartState>> = {};
    for (const name of partNames) {
      const answer = await client.call(callOf[name], requested);
      const value =
        answer.ok && name === 'media' ? (answer.value as { rows: unknown }).rows : answer.ok && answer.value;
      parts[name] = answer.ok ? { state: 'known', value } : { state: 'none' };
      if (name !== 'terms' || !answer.ok) continue;
      const { signingStatus, isMinor, guardianName } = answer.value as Fields;
      signing.add(signingStatus);
      if (isMinor === true && guardianName === null) guardianMissing += 1;
    }
    const { level } = toReadiness(parts as Parts, days, requested);
    levels.set(level, (levels.get(level) ?? 0) + 1);
  }
  for (const level of ['ready', 'attention', 'unknown', 'missing'] as const)
    expect(levels.get(level), level).toBeGreaterThan(0);
  expect(signing).toEqual(new Set(['signed', 'sent', 'viewed', 'not_sent', 'declined', 'expired']));
  expect(guardianMissing).toBeGreaterThan(0);
});
