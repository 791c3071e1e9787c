/** "Entry list…" of an event, with its command and that for labels. */
import { Button } from '@fluentui/react-components';
import { PeopleListRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../../kit/commands/command';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';

const EntryLabels = lazy(async () => ({ default: (await import('./entry-labels')).EntryLabels }));
const EntryListDialog = lazy(async () => ({ default: (await import('./entry-list-dialog')).EntryListDialog }));

export const EntryListButton = ({ event }: { readonly event: EventReference }): ReactNode => {
  const text = useText('entry-list');
  const canRead = useCan(['read', 'Visitor']);
  const [isOpen, setOpen] = useState(false);
  const [isLabeling, setLabeling] = useState(false);
  useCommand('entry-list', canRead ? () => setOpen(true) : undefined);
  useCommand('labels', canRead ? () => setLabeling(true) : undefined);
  if (!canRead) return undefined;
  return (
    <>
      <Button icon={<PeopleListRegular />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={pendingPlaceholder}>
          <EntryListDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
      {isLabeling ? (
        <Suspense fallback={pendingPlaceholder}>
          <EntryLabels event={event} onClose={() => setLabeling(false)} />
        </Suspense>
      ) : undefined}
    </>
  );
};
