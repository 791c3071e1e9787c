import { describe, expect, it } from 'vitest';
import { placeSession } from '../../../../renderer/event/session-times';

describe('a session that came as instants', () => {
  const session = { startsAt: '2026-11-07T04:30:00Z', endsAt: '2026-11-07T07:15:00Z' };

  it('has its day and its times at the track', () => {
    expect(placeSession(session, 'America/Chicago')).toMatchObject({
      day: '2026-11-06',
      startTime: '22:30',
      endTime: '01:15',
    });
  });

  it('keeps what the server says of the track itself', () => {
    const sent = { ...session, day: '2026-11-07', startTime: '23:00' };
    expect(placeSession(sent, 'America/Chicago')).toMatchObject({ ...sent, endTime: '01:15' });
  });

  it('has neither if the zone is not known', () => {
    expect(placeSession(session, 'EST5EDT-ish')).toMatchObject({ day: null, startTime: null, endTime: null });
  });
});
