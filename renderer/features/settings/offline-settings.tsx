import type { OfflineView } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import { Button } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { RemovePack } from '../../event/log/remove-pack';
import { bridge } from '../../kit/bridge/bridge';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { formatDay } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { readOffline, useOffline } from '../../kit/stores/offline';
import { Setting } from './parts/setting';

/** Why the copy is in memory only. */
const reasons: ReadonlyMap<OfflineView['notice'], string> = new Map([
  ['no-keychain', 'noKeychain'],
  ['no-disk', 'noDisk'],
]);

/** The copy on this computer: where it is, what is in it, and how to remove it. */
export const OfflineSettings = (): ReactNode => {
  const text = useText('settings');
  const { storage, notice, answers, bytes, packs } = useOffline(({ view }) => view);
  const [removedId, setRemovedId] = useState<string>();
  useEffect(() => void readOffline(), []);
  const place = storage === 'memory' ? (reasons.get(notice) ?? storage) : storage;
  return (
    <>
      <Setting
        title={text('offline.copy')}
        about={[
          text(`offline.storage.${place}`),
          storage === 'locked'
            ? ''
            : text('offline.size', { count: answers, answers: formatNumber(answers), size: formatBytes(bytes) }),
        ].join(' ')}
      >
        {storage === 'locked' ? undefined : <EraseCopy />}
      </Setting>
      {packs.map(({ event, bytes: size, expiresAt }) => (
        <Setting
          key={event.id}
          title={event.name}
          about={text('offline.pack', { size: formatBytes(size), day: formatDay(expiresAt) })}
        >
          <Button aria-label={text('offline.removeNamed', { name: event.name })} onClick={() => setRemovedId(event.id)}>
            {text('offline.remove')}
          </Button>
        </Setting>
      ))}
      <RemovePack pack={packs.find(({ event }) => event.id === removedId)} onClose={() => setRemovedId(undefined)} />
    </>
  );
};

const EraseCopy = (): ReactNode => {
  const text = useText('settings');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    const result = await bridge().offline.erase();
    await readOffline();
    setBusy(false);
    setOpen(false);
    if (notifyFailure(result)) notify({ intent: 'success', title: text('offline.erased') });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('offline.eraseAsk')}</Button>
      <ConfirmDialog
        open={open}
        title={text('offline.eraseTitle')}
        body={text('offline.eraseBody')}
        confirm={text('offline.erase')}
        destructive
        busy={busy}
        onConfirm={() => void erase()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};
