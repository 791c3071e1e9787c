/** Optimistic changes, reverted if the service fails. */

import type { Result } from '@contract/failure';
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { refreshAreas } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import type { Spanned } from './board';
import { toNewEvent } from './event-values';

const after = (result: Result<unknown>): boolean => {
  if (result.ok || result.failure.kind === 'unknown-outcome') void refreshAreas(['calendar']);
  return notifyFailure(result);
};

export const useEventChanges = () => {
  const text = useText('calendar');

  const send = async (event: CalendarEvent, span: Spanned): Promise<boolean> =>
    after(
      await callEndpoint('calendar.update', { event: { ...toNewEvent({ ...event, ...span }), id: String(event.id) } }),
    );

  /** Saves a dragged event. Several may be in progress. */
  const move = async (event: CalendarEvent, span: Spanned, undo: () => void): Promise<void> => {
    if (!(await send(event, span))) return undo();
    const { start, end, allDay } = event;
    notify({
      id: `calendar-moved-${event.id}`,
      intent: 'success',
      title: text('moved', { title: event.title }),
      actions: [{ label: text('undo'), run: () => void send(event, { start, end, allDay }) }],
    });
  };

  /** Deletes without asking; undo restores the event under a new id. */
  const remove = async (event: CalendarEvent): Promise<boolean> => {
    if (!after(await callEndpoint('calendar.remove', { id: String(event.id) }))) return false;
    notify({
      intent: 'success',
      title: text('deleted', { title: event.title }),
      actions: [
        {
          label: text('undo'),
          run: () => void callEndpoint('calendar.create', { event: toNewEvent(event) }).then(after),
        },
      ],
    });
    return true;
  };

  return { move, remove };
};
