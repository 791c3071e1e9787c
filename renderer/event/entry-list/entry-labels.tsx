/** Labels of the entries of an event, or of some of its racers. */
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../kit/format/text';
import { LabelsDialog } from '../../kit/print/labels/labels-dialog';
import type { EventReference } from '../../kit/stores/current-event';
import { entryName } from './entry-rows';
import { useEntryList } from './use-entry-list';

interface LabelsProps {
  readonly event: EventReference;
  /** The ids of the racers; everyone by default. The same set on each render. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly onClose: () => void;
}

export const EntryLabels = ({ event, only, onClose }: LabelsProps): ReactNode => {
  const text = useText('entry-list');
  const { rows, call } = useEntryList(event);
  const labels = useMemo(
    () =>
      rows
        ?.filter(({ userId }) => only === undefined || only.has(userId))
        .map((row) => ({
          ...{ number: row.number ?? '', className: row.className ?? '' },
          name: entryName(row) || text('unnamed', { id: row.userId }),
          // What the gate finds: the ticket, or else the car.
          code: row.ticketNumber || (row.number ?? ''),
        })),
    [rows, only, text],
  );
  return <LabelsDialog labels={labels} call={call} onClose={onClose} />;
};
