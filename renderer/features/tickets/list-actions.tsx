import type { CsvId } from '@contract/table';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Values } from '../../kit/area/field';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { serverFile, startExport } from '../../kit/export/start-export';
import { RecordPicker } from '../../kit/form/record-picker/record-picker';
import { formatDay } from '../../kit/format/date-time';
import { joinList } from '../../kit/format/join';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { PermissionButton } from '../../kit/ui/permission-button';

const useStyles = makeStyles({ content: { display: 'flex', flexDirection: 'column', rowGap: '12px' } });

const calls = {
  racer: 'booking.racerTicketCsv',
  spectator: 'booking.spectatorTicketCsv',
} as const satisfies Record<string, CsvId>;
type TicketKind = keyof typeof calls;

interface DialogProps {
  readonly kind: TicketKind;
  readonly onClose: () => void;
}

/** "May 16, 2026, Cedar Ridge Raceway", because events have the same name every year. */
const dateAndTrack = (event: Values): string =>
  joinList([formatDay(event.startDate, event.timezone), toPlainText(event.trackName)]);

/** Saves the racer or spectator tickets of one event as the server's CSV file. */
const EventExportDialog = ({ kind, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tickets');
  const kit = useText('kit');
  const [event, setEvent] = useState<Values>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    if (!event) return setMissing(true);
    setBusy(true);
    const title = text(`eventExport.file.${kind}`, { event: toPlainText(event.name) });
    const isStarted = await startExport(serverFile(title, calls[kind], { eventId: event.id }));
    setBusy(false);
    if (isStarted) onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => (open || isBusy ? undefined : onClose())}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text(`eventExport.title.${kind}`)}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>{text(`eventExport.about.${kind}`)}</Text>
            <RecordPicker
              call="event.list"
              minLetters={0}
              label={text('eventExport.event')}
              hint={text('eventExport.hint')}
              required
              naming="name"
              describe={dateAndTrack}
              chosen={event}
              onChoose={(chosen) => {
                setEvent(chosen);
                setMissing(false);
              }}
              error={isMissing ? text('eventExport.missing') : undefined}
            />
          </DialogContent>
          <DialogActions>
            <Button
              appearance="primary"
              icon={<ArrowDownloadRegular />}
              disabledFocusable={isBusy}
              onClick={isBusy ? undefined : () => void save()}
            >
              {kit('export.saveAs')}
            </Button>
            <Button onClick={onClose}>{kit('actions.cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};

const kinds: readonly TicketKind[] = ['racer', 'spectator'];

export const Actions = (): ReactNode => {
  const text = useText('tickets');
  const [open, setOpen] = useState<TicketKind>();
  return (
    <>
      {kinds.map((kind) => (
        <PermissionButton key={kind} needs={['read', 'Ticket']} onClick={() => setOpen(kind)}>
          {text(`eventExport.button.${kind}`)}
        </PermissionButton>
      ))}
      {open ? <EventExportDialog kind={open} onClose={() => setOpen(undefined)} /> : undefined}
    </>
  );
};
