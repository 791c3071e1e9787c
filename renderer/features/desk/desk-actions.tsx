/** What staff do with all of the event, from every tab of the desk. */
import type { Event } from '@contract/entities/event';
import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import {
  BarcodeScannerRegular,
  DocumentTextRegular,
  OpenRegular,
  PrintRegular,
  SaveRegular,
  SendRegular,
  ShareScreenStartRegular,
} from '@fluentui/react-icons';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntryListButton } from '../../event/entry-list/entry-list-button';
import { recordAddress } from '../../kit/area/record-address';
import { useCommand } from '../../kit/commands/command';
import { gatePath } from '../../kit/commands/go-to';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useText } from '../../kit/format/text';
import { openWall } from '../../kit/links/open-window';
import { type EventReference, toEventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { startMessage } from '../../state/message-start';
import { CompareEventButton } from './compare/compare-event-button';
import { CopyDeskLink } from './linked-event';
import { PrepareButton } from './prepare/prepare-button';

const DayFilesDialog = lazy(async () => ({ default: (await import('./day/day-files-dialog')).DayFilesDialog }));
const PaperDialog = lazy(async () => ({ default: (await import('./paper/paper-dialog')).PaperDialog }));
const PapersDialog = lazy(async () => ({ default: (await import('./papers/papers-dialog')).PapersDialog }));

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  group: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  icons: { display: 'flex', alignItems: 'center', alignSelf: 'center', columnGap: '4px' },
});

interface IconActionProps {
  readonly name: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

const IconAction = ({ name, icon, onClick }: IconActionProps): ReactNode => (
  <Tooltip content={name} relationship="label">
    <Button appearance="subtle" icon={icon} onClick={onClick} />
  </Tooltip>
);

/** What leads from the desk to the event's record, and other people to the desk. */
export const EventLinks = ({ event }: { readonly event: Event | EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const navigate = useNavigate();
  const address = recordAddress('/events', event.id);
  const reference = toEventReference(event);
  return (
    <span className={styles.icons}>
      {address ? (
        <IconAction name={text('openEvent')} icon={<OpenRegular />} onClick={() => void navigate(address)} />
      ) : undefined}
      {reference ? <CopyDeskLink event={reference} /> : undefined}
    </span>
  );
};

export const DeskActions = ({ event }: { readonly event: Event | EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const navigate = useNavigate();
  const canLookUp = useCan(['read', 'Ticket']);
  const canMessage = useCan(['create', 'Push']);
  const reference = toEventReference(event);
  const known = reference && { ...event, id: reference.id };
  // A dialog stays with the event that it was opened for, also when another window chooses another one.
  const [saved, setSaved] = useState<typeof known>();
  const [printed, setPrinted] = useState<EventReference>();
  const [keyedIn, setKeyedIn] = useState<EventReference>();
  useCommand('roll-call', () => void navigate('/desk?tab=rollCalls', { state: { isStarting: true } }));
  const report = () => void navigate('/desk?tab=report');
  useCommand('event-report', reference ? report : undefined);
  useCommand('print', reference ? () => setPrinted(reference) : undefined);
  useCommand('key-in-paper', reference ? () => setKeyedIn(reference) : undefined);
  const message = () => {
    if (reference) startMessage({ event: { ...reference, id: String(reference.id) } });
    void navigate('/messages');
  };
  return (
    <div className={styles.root}>
      <span className={styles.group}>
        {reference ? <PrepareButton key={String(reference.id)} event={reference} /> : undefined}
        {canLookUp ? (
          <Button icon={<BarcodeScannerRegular />} onClick={() => void navigate(gatePath)}>
            {text('mode.title')}
          </Button>
        ) : undefined}
      </span>
      <span className={styles.group}>
        {canMessage ? (
          <Button icon={<SendRegular />} onClick={message}>
            {text('message')}
          </Button>
        ) : undefined}
        {reference ? (
          <Button icon={<PrintRegular />} onClick={() => setPrinted(reference)}>
            {text('print')}
          </Button>
        ) : undefined}
        {reference ? <EntryListButton key={`entries ${reference.id}`} event={reference} /> : undefined}
      </span>
      <span className={styles.icons}>
        <IconAction
          name={text('wall.title')}
          icon={<ShareScreenStartRegular />}
          onClick={() => void openWall(navigate)}
        />
        {known ? (
          <>
            <IconAction name={text('saveDay')} icon={<SaveRegular />} onClick={() => setSaved(known)} />
            <CompareEventButton event={known} />
            <IconAction name={text('report.open')} icon={<DocumentTextRegular />} onClick={report} />
          </>
        ) : undefined}
      </span>
      {saved ? (
        <Suspense fallback={pendingPlaceholder}>
          <DayFilesDialog event={saved} onClose={() => setSaved(undefined)} />
        </Suspense>
      ) : undefined}
      {keyedIn ? (
        <Suspense fallback={pendingPlaceholder}>
          <PaperDialog event={keyedIn} onClose={() => setKeyedIn(undefined)} />
        </Suspense>
      ) : undefined}
      {printed ? (
        <Suspense fallback={pendingPlaceholder}>
          <PapersDialog event={printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      ) : undefined}
    </div>
  );
};
