/** Saves and opens hand-over files: prepared events, the outbox and notes, for another computer. */
import type { HandoverReport } from '@contract/bridge';
import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { readLogs } from '../../event/log/event-log';
import { bridge } from '../../kit/bridge/bridge';
import { queryClient } from '../../kit/bridge/query-client';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { readNotes } from '../../kit/stores/notes';
import { HandOverReport } from './hand-over-report';
import { Setting } from './parts/setting';
import { PassphraseDialog } from './passphrase-dialog';

export const HandOver = (): ReactNode => {
  const text = useText('settings');
  const [asking, setAsking] = useState<'save' | 'open'>();
  const [report, setReport] = useState<HandoverReport>();
  const close = (): void => setAsking(undefined);
  return (
    <>
      <Setting title={text('handOver.save')} about={text('handOver.saveAbout')}>
        <Button onClick={() => setAsking('save')}>{text('handOver.saveAsk')}</Button>
      </Setting>
      <Setting title={text('handOver.open')} about={text('handOver.openAbout')}>
        <Button onClick={() => setAsking('open')}>{text('handOver.openAsk')}</Button>
      </Setting>
      {asking === 'save' ? (
        <PassphraseDialog
          title={text('handOver.save')}
          about={text('handOver.forget')}
          submit={text('handOver.saveAs')}
          isNew
          send={(passphrase) => bridge().handover.save({ passphrase })}
          onDone={({ name }) => {
            close();
            notify({ intent: 'success', title: text('handOver.saved', { name }) });
          }}
          onClose={close}
        />
      ) : undefined}
      {asking === 'open' ? (
        <PassphraseDialog
          title={text('handOver.open')}
          about={text('handOver.ask')}
          submit={text('handOver.choose')}
          send={(passphrase) => bridge().handover.open({ passphrase })}
          onDone={(opened) => {
            close();
            setReport(opened);
            void readNotes();
            void readLogs();
            // What could not be read before may be in the copy now.
            void queryClient.invalidateQueries();
          }}
          onClose={close}
        />
      ) : undefined}
      {report ? <HandOverReport report={report} onClose={() => setReport(undefined)} /> : undefined}
    </>
  );
};
