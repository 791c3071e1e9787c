/** `/settings/diagnostics`: what the app knows of itself and its surroundings, and the report for support. */
import type { ReportPreview } from '@contract/bridge/diagnostics';
import { type Diagnostics, diagnosticsText, factGroupNames } from '@contract/diagnostics/diagnostics';
import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CopyRegular, SaveRegular } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { copyText } from '../../../kit/feedback/copy-text';
import { FailureMessage } from '../../../kit/feedback/failure-message';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { ProgressLine } from '../../../kit/feedback/progress-line';
import { ConnectionTest } from '../../../kit/form/server/connection-test';
import { useText } from '../../../kit/format/text';
import { useHasServer } from '../../../kit/stores/settings';
import { Page } from '../../../kit/ui/page';
import { Setting, SettingGroup } from '../parts/setting';
import { FailureTable, HostTable, LogLines } from './event-tables';
import { FactTable } from './fact-table';
import { ReportDialog } from './report-dialog';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: tokens.spacingVerticalXXL },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('diagnostics');
  const isLive = useHasServer();
  const [found, setFound] = useState<Diagnostics>();
  const [failure, setFailure] = useState<Failure>();
  const [report, setReport] = useState<ReportPreview>();
  const [isPreparing, setPreparing] = useState(false);
  const read = useCallback(async () => {
    const result = await bridge().diagnostics.read();
    if (result.ok) setFound(result.value);
    setFailure(result.ok ? undefined : result.failure);
  }, []);
  useEffect(() => void read(), [read]);
  const preview = async () => {
    setPreparing(true);
    const result = await bridge().diagnostics.preview();
    setPreparing(false);
    if (notifyFailure(result) && result.ok) setReport(result.value);
  };
  return (
    <Page
      title={text('title')}
      description={text('about')}
      width={960}
      actions={
        found && (
          <>
            <Button icon={<ArrowClockwiseRegular />} onClick={() => void read()}>
              {text('refresh')}
            </Button>
            <Button icon={<CopyRegular />} onClick={() => copyText(diagnosticsText(found), text('title'))}>
              {text('copy')}
            </Button>
            <Button
              appearance="primary"
              icon={<SaveRegular />}
              disabledFocusable={isPreparing}
              onClick={() => void preview()}
            >
              {text('save')}
            </Button>
          </>
        )
      }
    >
      <FailureMessage failure={failure} />
      {found ? (
        <div className={styles.groups}>
          {factGroupNames.map((group) => (
            <FactTable key={group} group={group} facts={found.facts} />
          ))}
          <HostTable hosts={found.hosts} />
          {isLive && (
            <SettingGroup title={text('connection')}>
              <Setting title={text('connection')} about={text('connectionAbout')} tall>
                <ConnectionTest />
              </Setting>
            </SettingGroup>
          )}
          <FailureTable failures={found.failures} />
          <LogLines lines={found.log} />
        </div>
      ) : (
        !failure && <ProgressLine label={text('reading')} />
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </Page>
  );
};
