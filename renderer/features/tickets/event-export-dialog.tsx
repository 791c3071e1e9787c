/** Saves the racer or the spectator tickets of one event as the server's own file. */
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
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({ content: { display: 'flex', flexDirection: 'column', rowGap: '12px' } });

const calls = {
  racer: 'booking.racerTicketCsv',
  spectator: 'booking.spectatorTicketCsv',
} as const satisfies Record<string, CsvId>;
export type TicketsOf = keyof typeof calls;

interface DialogProps {
  readonly of: TicketsOf;
  readonly onClose: () => void;
}

/** "May 16, 2026, Cedar Ridge Raceway": events bear the same name year after year. */
const whenAndWhere = (event: Values): string =>
  [formatDay(event.startDate, event.timezone), toPlainText(event.trackName)].filter((part) => part !== '').join(', ');

export const EventExportDialog = ({ of, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tickets');
  const kit = useText('kit');
  const [event, setEvent] = useState<Values>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (!event) return setMissing(true);
    setBusy(true);
    const title = text(`eventExport.file.${of}`, { event: toPlainText(event.name) });
    const taken = await startExport(serverFile(title, calls[of], { eventId: event.id }));
    setBusy(false);
    if (taken) onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => (open || busy ? undefined : onClose())}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text(`eventExport.title.${of}`)}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>{text(`eventExport.about.${of}`)}</Text>
            <RecordPicker
              call="event.list"
              minLetters={0}
              label={text('eventExport.event')}
              hint={text('eventExport.hint')}
              required
              naming="name"
              about={whenAndWhere}
              chosen={event}
              onChoose={(chosen) => {
                setEvent(chosen);
                setMissing(false);
              }}
              error={missing ? text('eventExport.missing') : undefined}
            />
          </DialogContent>
          <DialogActions>
            <Button
              appearance="primary"
              icon={<ArrowDownloadRegular />}
              disabledFocusable={busy}
              onClick={busy ? undefined : () => void save()}
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
