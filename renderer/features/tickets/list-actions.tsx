import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { PermissionButton } from '../../kit/ui/permission-button';
import { EventExportDialog, type TicketKind } from './event-export-dialog';

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
