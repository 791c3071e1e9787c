/** The tab "Report": the report of the event on the screen, which can be saved as a PDF or CSV and printed. */
import type { Event } from '@contract/entities/event';
import { isId } from '@contract/entities/id';
import { closingDays, eventDays } from '@contract/time/event-days';
import { Button, makeStyles } from '@fluentui/react-components';
import { ScalesRegular, WarningRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { useEventLog } from '../../../event/log/event-log';
import { addEntries } from '../../../event/log/open-roll-call';
import type { EventId } from '../../../event/use-event-rows';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { toEventReference } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { ComparisonDialog } from './comparison-dialog';
import { FigureButtons } from './figure-buttons';
import { IncidentDialog } from './incident-dialog';
import { type Incident, incidentsOf } from './incidents';
import { NoteReadiness } from './keep-readiness';
import { Section } from './report-section';
import { useReport } from './use-report';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', paddingBlockEnd: '24px' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  spacer: { flexGrow: 1 },
});

type Dialog = 'incident' | 'readiness' | 'compare' | Incident;

const EventReport = ({ event }: { readonly event: Event & { readonly id: EventId } }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const report = useReport(event);
  const { entries } = useEventLog(event.id);
  const incidents = useMemo(() => incidentsOf(entries), [entries]);
  const canReadTickets = useCan(['read', 'Ticket']);
  const canCompare = useCan(['read', 'Booking']) && canReadTickets;
  const canReadRacers = useCan(['read', 'Visitor']);
  const canNote = useCan(['read', 'Inspection']) && canReadRacers;
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const openIncident = (key: string) => setDialog(incidents.find(({ incident }) => incident === key));
  const { isPending } = report;
  const [today] = closingDays(event, Date.now());
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <FigureButtons figures={{ ...report, title: text('report.title'), event: toEventReference(event) ?? {} }} />
        <Button icon={<WarningRegular />} onClick={() => setDialog('incident')}>
          {text('report.incidents.open')}
        </Button>
        {canNote ? (
          <Button disabledFocusable={dialog === 'readiness'} onClick={() => setDialog('readiness')}>
            {text('report.noteReadiness')}
          </Button>
        ) : undefined}
        {canCompare ? (
          <Button icon={<ScalesRegular />} onClick={() => setDialog('compare')}>
            {text('report.compare.open')}
          </Button>
        ) : undefined}
        <span className={styles.spacer} />
        <Freshness
          call={{ asOf: report.asOf, copy: report.copy, failure: undefined, busy: isPending, refresh: report.refresh }}
        />
      </div>
      {report.notes.length > 0 ? (
        <NoticeBar intent="error" layout="multiline">
          {report.notes.join(' ')}
        </NoticeBar>
      ) : undefined}
      {dialog === 'readiness' ? <NoteReadiness event={event} onDone={close} /> : undefined}
      {report.sections.map((section) => (
        <Section
          key={section.name}
          section={section}
          onOpen={section.name === 'incidents' ? openIncident : undefined}
        />
      ))}
      {dialog === 'compare' ? <ComparisonDialog event={event} onClose={close} /> : undefined}
      {dialog === 'incident' || typeof dialog === 'object' ? (
        <IncidentDialog
          eventId={event.id}
          incident={typeof dialog === 'object' ? dialog : undefined}
          timezone={event.timezone}
          day={eventDays(event).last ?? today}
          onSave={(input) => addEntries(event.id, [input])}
          onClose={close}
        />
      ) : undefined}
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Event }): ReactNode =>
  isId(values.id) ? <EventReport event={{ ...values, id: values.id }} /> : undefined;
