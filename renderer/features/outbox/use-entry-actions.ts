/** What a person does with an entry. Main sends an event for each change, so the screen follows without reading. */
import type { OutboxEntry } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { copyText } from '../../kit/feedback/copy-text';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { entryLines, titleText, whyText } from '../../kit/outbox/entry-text';
import { useRecordNames } from '../../kit/outbox/use-record-names';

export interface EntryActions {
  readonly busy: boolean;
  readonly send: () => Promise<void>;
  readonly decide: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => Promise<boolean>;
  readonly discard: () => Promise<void>;
  readonly copy: () => void;
}

export const useEntryActions = (entry: OutboxEntry): EntryActions => {
  const text = useText('outbox');
  const [busy, setBusy] = useState(false);
  const toNames = useRecordNames(entry);
  const { id } = entry;
  const title = titleText(text, entry);
  /** One action at a time. */
  const run = async <T>(action: () => Promise<Result<T>>): Promise<T | undefined> => {
    setBusy(true);
    const result = await action();
    setBusy(false);
    notifyFailure(result);
    return result.ok ? result.value : undefined;
  };
  /** Never says that it is sent unless it is. */
  const report = (sent: OutboxEntry | undefined): void => {
    if (sent === undefined) return;
    if (sent.state === 'done')
      notify({ id: 'outbox-sent', intent: 'success', title: text('screen.sent'), body: title });
    else notify({ id: `outbox-${id}`, intent: 'warning', title: text('screen.notSent'), body: whyText(text, sent) });
  };
  const restore = async (): Promise<void> => {
    notifyFailure(await bridge().outbox.restore({ id }));
  };
  return {
    busy,
    send: async () => report(await run(() => bridge().outbox.send({ id }))),
    decide: async (choices) => {
      const decided = await run(() => bridge().outbox.decide({ id, choices }));
      // It is sent next; the toast of what was sent follows then.
      if (decided?.state === 'done') report(decided);
      return decided !== undefined;
    },
    discard: async () => {
      if ((await run(() => bridge().outbox.discard({ id }))) === undefined) return;
      notify({
        intent: 'info',
        title: text('discardDialog.done'),
        body: title,
        actions: [{ label: text('discardDialog.undo'), run: () => void restore() }],
      });
    },
    copy: () => copyText(entryLines(text, entry, Date.now(), toNames), title),
  };
};
