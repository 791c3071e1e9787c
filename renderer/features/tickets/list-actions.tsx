import { type ReactNode, useState } from 'react';
import { MayButton } from '../../kit/may-button';
import { useText } from '../../kit/text';
import { EventExportDialog, type TicketsOf } from './event-export-dialog';

const kinds: readonly TicketsOf[] = ['racer', 'spectator'];

export const Actions = (): ReactNode => {
  const text = useText('tickets');
  const [open, setOpen] = useState<TicketsOf>();
  return (
    <>
      {kinds.map((kind) => (
        <MayButton key={kind} needs={['read', 'Ticket']} onClick={() => setOpen(kind)}>
          {text(`eventExport.button.${kind}`)}
        </MayButton>
      ))}
      {open ? <EventExportDialog of={open} onClose={() => setOpen(undefined)} /> : undefined}
    </>
  );
};
