/** `/apps/calendar`: the URL holds the view, the day, the types and the open event. */

import type { Done } from '@contract/endpoint';
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useAction, useCall } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Loaded } from '../../kit/feedback/states';
import { Form } from '../../kit/form/form';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { usePageKeys } from '../kit/page-keys';
import { Board, type Spanned } from './board';
import { today, useCalendarLocation } from './calendar-location';
import { EventFields } from './event-fields';
import { type EventValues, newValues, parseValues, shiftDay, toValues } from './event-values';
import { Filters } from './filters';
import { MiniMonth } from './mini-month';
import { Toolbar } from './toolbar';
import { useEventChanges } from './use-event-changes';

const useEventDialogStyles = makeStyles({ remove: { gridColumn: '1 / -1', justifySelf: 'start' } });

interface EventDialogProps {
  /** Left out for a new event. */
  readonly event?: CalendarEvent;
  readonly values: EventValues;
  readonly onClose: () => void;
}

/** The form of a new or existing event. */
const EventDialog = ({ event, values, onClose }: EventDialogProps): ReactNode => {
  const text = useText('calendar');
  const create = useAction('calendar.create');
  const update = useAction('calendar.update');
  const words = event ? 'edit' : 'add';
  return (
    <FormDialog title={text(`${words}.title`)} width={640} onClose={onClose}>
      <Form<EventValues, Done>
        draftKey={event ? `calendar.update.${event.id}` : 'calendar.create'}
        values={values}
        submitLabel={text(`${words}.submit`)}
        savedMessage={text(`${words}.saved`)}
        onSubmit={(sent) =>
          event
            ? update.run({ event: { ...parseValues(sent), id: String(event.id) } })
            : create.run({ event: parseValues(sent) })
        }
        onDone={onClose}
        onCancel={onClose}
      >
        <EventFields />
        {event && <Remove event={event} onGone={onClose} />}
      </Form>
    </FormDialog>
  );
};

const Remove = ({ event, onGone }: { readonly event: CalendarEvent; readonly onGone: () => void }): ReactNode => {
  const styles = useEventDialogStyles();
  const text = useText('calendar');
  const { remove } = useEventChanges();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const gone = await remove(event);
    setBusy(false);
    if (gone) onGone();
  };
  return (
    <Button
      className={styles.remove}
      appearance="subtle"
      icon={<DeleteRegular />}
      disabledFocusable={busy}
      onClick={() => void run()}
    >
      {text('delete')}
    </Button>
  );
};

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  add: { '@media (max-width: 1000px)': { alignSelf: 'start' } },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minInlineSize: 0 },
  small: { '@media (max-width: 1000px)': { display: 'none' } },
  main: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', rowGap: tokens.spacingVerticalM, minInlineSize: 0 },
  room: { blockSize: 'calc(100vh - 196px)', minBlockSize: '520px', minInlineSize: 0 },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const [location, move] = useCalendarLocation();
  const [title, setTitle] = useState('');
  const [adding, setAdding] = useState<Spanned>();
  const { shown } = location;
  const call = useCall('calendar.list', shown ? { calendars: [...shown] } : {}, { keepPrevious: true });
  const changes = useEventChanges();
  usePageKeys({ t: () => move({ day: today() }) });
  const addOn = (day: string) => setAdding({ start: day, end: shiftDay(day, 1), allDay: true });
  return (
    <Page title={text('samples:titles.calendar')}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Button className={styles.add} appearance="primary" icon={<AddRegular />} onClick={() => addOn(location.day)}>
            {text('add.button')}
          </Button>
          <div className={styles.small}>
            <MiniMonth day={location.day} onDay={(day) => move({ day })} />
          </div>
          <Filters shown={shown} onChange={(next) => move({ shown: next })} />
        </div>
        <div className={styles.main}>
          <Toolbar title={title} location={location} onMove={move} />
          <Loaded call={call}>
            {({ rows }) => (
              <div className={styles.room}>
                <Board
                  events={rows}
                  view={location.view}
                  day={location.day}
                  onTitle={setTitle}
                  onOpen={(event) => move({ event })}
                  onAdd={setAdding}
                  onMove={(id, span, undo) => {
                    const event = find(rows, id);
                    if (event) void changes.move(event, span, undo);
                  }}
                />
                <Opened event={find(rows, location.event)} onClose={() => move({ event: undefined })} />
              </div>
            )}
          </Loaded>
        </div>
      </div>
      {adding && (
        <EventDialog values={newValues(adding, shown?.[0] ?? 'Business')} onClose={() => setAdding(undefined)} />
      )}
    </Page>
  );
};

const find = (rows: readonly CalendarEvent[], id: string | undefined): CalendarEvent | undefined =>
  rows.find((event) => String(event.id) === id);

interface OpenedProps {
  readonly event: CalendarEvent | undefined;
  readonly onClose: () => void;
}

const Opened = ({ event, onClose }: OpenedProps): ReactNode =>
  event ? <EventDialog key={event.id} event={event} values={toValues(event)} onClose={onClose} /> : null;
