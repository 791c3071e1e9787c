/** "Entry list…" of an event, with its command and that for labels. */
import { Button } from '@fluentui/react-components';
import { PeopleListRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommand } from '../../kit/commands/command';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { onReset } from '../../kit/stores/resettable-store';
import { useCan } from '../../kit/stores/session';
import type { OpenList } from './entry-list-view';

const EntryLabels = lazy(async () => ({ default: (await import('./entry-labels')).EntryLabels }));
const EntryListDialog = lazy(async () => ({ default: (await import('./entry-list-dialog')).EntryListDialog }));

/** Keeps each list under the key of its page in the history: whoever goes back from a racer finds it as they left it. */
const openLists = new Map<string, OpenList | undefined>();
onReset(() => openLists.clear());

const useOpenList = () => {
  const { key } = useLocation();
  const [open, setOpen] = useState(() => openLists.get(key));
  useEffect(() => {
    openLists.set(key, open);
  }, [key, open]);
  return [open, setOpen] as const;
};

export const EntryListButton = ({ event }: { readonly event: EventReference }): ReactNode => {
  const text = useText('entry-list');
  const canRead = useCan(['read', 'Visitor']);
  const [open, setOpen] = useOpenList();
  const [isLabeling, setLabeling] = useState(false);
  useCommand('entry-list', canRead ? () => setOpen({ view: 'all' }) : undefined);
  useCommand('labels', canRead ? () => setLabeling(true) : undefined);
  if (!canRead) return undefined;
  return (
    <>
      <Button icon={<PeopleListRegular />} onClick={() => setOpen({ view: 'all' })}>
        {text('open')}
      </Button>
      {open ? (
        <Suspense fallback={pendingPlaceholder}>
          <EntryListDialog event={event} open={open} onChange={setOpen} onClose={() => setOpen(undefined)} />
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
