/** What came of a hand-over file, in words. */
import type { HandoverReport } from '@contract/bridge';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { formatDateTime } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';

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

export const HandOverReport = ({ report, onClose }: ReportProps): ReactNode => {
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
