import { fail, ok } from '@contract/failure';
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNotices } from '../../../../../../renderer/kit/feedback/notify';
import { useEventChanges } from '../../../../../../renderer/samples/calendar/use-event-changes';
import { setBridge } from '../../../../../unit/renderer/kit/kit-page';

const event: CalendarEvent = {
  id: 4,
  url: '',
  title: 'Weekly planning',
  start: '2026-11-21T09:30:00',
  end: '2026-11-21T10:30:00',
  allDay: false,
  extendedProps: { calendar: 'Business' },
};
const later = { start: '2026-11-22T09:30:00', end: '2026-11-22T10:30:00', allDay: false };

it('a refused move is undone, with the server’s message', async () => {
  setBridge(() => fail('rejected', 'rejected', { message: 'The room is taken.' }));
  const undo = vi.fn();
  await renderHook(useEventChanges).result.current.move(event, later, undo);
  expect(undo).toHaveBeenCalledOnce();
  expect(useNotices.getState().notices).toMatchObject([{ intent: 'error', body: expect.stringContaining('room') }]);
});

it('a completed move stays, and can be undone by a click', async () => {
  const { call } = setBridge(() => ok({}));
  const undo = vi.fn();
  await renderHook(useEventChanges).result.current.move(event, later, undo);
  expect(undo).not.toHaveBeenCalled();
  const [notice] = useNotices.getState().notices;
  notice?.actions?.[0]?.run();
  const sent = call.mock.calls.map(([, input]) => input.event);
  expect(sent).toMatchObject([
    { id: '4', ...later },
    { id: '4', start: event.start, end: event.end },
  ]);
});

it('a deleted event can be restored by a click', async () => {
  const { call } = setBridge(() => ok({}));
  expect(await renderHook(useEventChanges).result.current.remove(event)).toBe(true);
  useNotices.getState().notices[0]?.actions?.[0]?.run();
  expect(call.mock.calls.map(([id]) => id)).toEqual(['calendar.remove', 'calendar.create']);
});
