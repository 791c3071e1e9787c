import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { describe, expect, it } from 'vitest';
import {
  endAfter,
  formatSpan,
  lengthOf,
  newValues,
  parseValues,
  toNewEvent,
  toValues,
} from '../../../../../../renderer/samples/calendar/event-values';

const meeting: CalendarEvent = {
  id: 4,
  url: '',
  title: 'Weekly planning',
  start: '2026-11-21T09:30:00',
  end: '2026-11-21T10:30:00',
  allDay: false,
  extendedProps: { calendar: 'Business', guests: ['Robin'], location: 'Room 4' },
};
const fair: CalendarEvent = {
  ...meeting,
  start: '2026-11-26',
  end: '2026-11-29',
  allDay: true,
  extendedProps: { calendar: 'Business' },
};

describe('an event and its form', () => {
  it('have the same moments, and lose no typed text', () => {
    expect(toValues(meeting)).toMatchObject({ startDay: '2026-11-21', startTime: '09:30', endTime: '10:30' });
    expect(toNewEvent(meeting)).toMatchObject({
      start: meeting.start,
      end: meeting.end,
      extendedProps: { calendar: 'Business', guests: ['Robin'], location: 'Room 4' },
    });
  });

  it('show the last day of an all-day event, not the day after', () => {
    expect(toValues(fair)).toMatchObject({ allDay: true, startDay: '2026-11-26', endDay: '2026-11-28' });
    expect(parseValues(toValues(fair))).toMatchObject({ start: '2026-11-26', end: '2026-11-29', allDay: true });
  });

  it('give a clicked day office hours once the event is not all-day', () => {
    const values = newValues({ start: '2026-11-21', end: '2026-11-22', allDay: true }, 'Family');
    expect(parseValues({ ...values, title: ' Tea ', allDay: false })).toMatchObject({
      title: 'Tea',
      start: '2026-11-21T09:00:00',
      end: '2026-11-21T10:00:00',
    });
  });
});

it('dragged times are written in local time', () => {
  const [start, end] = [new Date(2026, 10, 21, 22, 15), new Date(2026, 10, 22, 0, 0)];
  expect(formatSpan({ start, end, allDay: false })).toEqual({
    start: '2026-11-21T22:15:00',
    end: '2026-11-22T00:00:00',
    allDay: false,
  });
  expect(formatSpan({ start, end, allDay: true })).toMatchObject({ start: '2026-11-21', end: '2026-11-22' });
});

it('the end keeps its distance from the start, also over midnight', () => {
  expect(lengthOf(toValues(meeting))).toBe(60);
  expect(endAfter('2026-11-30', '23:30', 60)).toEqual({ day: '2026-12-01', time: '00:30' });
  expect(endAfter('2026-11-30', '09:00', -600)).toEqual({ day: '2026-11-29', time: '23:00' });
});
