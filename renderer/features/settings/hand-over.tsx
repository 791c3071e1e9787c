/** Saves and opens hand-over files: prepared events, the outbox and notes, for another computer. */
import type { HandoverReport } from '@contract/bridge';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { readLogs } from '../../event/log/event-log';
import { bridge } from '../../kit/bridge/bridge';
import { queryClient } from '../../kit/bridge/query-client';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notify } from '../../kit/feedback/notify';
import { formatDateTime } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { readNotes } from '../../kit/stores/notes';
import { Setting } from './parts/setting';
import { PassphraseDialog } from './passphrase-dialog';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '4px' },
  actions: { display: 'flex', justifyContent: 'flex-end' },
});

interface ReportProps {
  readonly report: HandoverReport;
  readonly onClose: () => void;
}

const parts = ['answers', 'drafts', 'notes'] as const;

/** What came of a hand-over file, in words. */
const HandOverReport = ({ report, onClose }: ReportProps): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const kit = useText('kit');
  return (
    <FormDialog title={text('handOver.opened')} width={480} onClose={onClose}>
      <div className={styles.root}>
        <p className={styles.text}>{text('handOver.from', { name: report.by, time: formatDateTime(report.at) })}</p>
        <ul className={styles.list}>
          {parts.map((part) => {
            const { taken, older } = report[part];
            const added = text(`handOver.${part}`, { count: taken, number: formatNumber(taken) });
            const left = older > 0 ? text('handOver.older', { count: older, number: formatNumber(older) }) : '';
            return <li key={part}>{`${added} ${left}`.trim()}</li>;
          })}
          <li>{text('handOver.log', { count: report.log, number: formatNumber(report.log) })}</li>
        </ul>
        {report.drafts.taken > 0 ? <p className={styles.text}>{text('handOver.decide')}</p> : undefined}
        <div className={styles.actions}>
          <Button appearance="primary" onClick={onClose}>
            {kit('actions.close')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
};

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
