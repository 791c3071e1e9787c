/** `/settings/diagnostics`: what the app knows of itself and its surroundings, and the report for support. */
import type { ReportPreview } from '@contract/bridge/diagnostics';
import {
  type Diagnostics,
  diagnosticsText,
  type Fact,
  type FactGroup,
  factGroupNames,
  factGroups,
} from '@contract/diagnostics/diagnostics';
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
import { ReportDialog } from './report-dialog';

const useTableStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 220px) 1fr',
    margin: 0,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    columnGap: tokens.spacingHorizontalXL,
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr', rowGap: 0 },
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', userSelect: 'text' },
});

interface FactTableProps {
  readonly group: FactGroup;
  readonly facts: Diagnostics['facts'];
}

/** One group of facts as a list of names and values. */
const FactTable = ({ group, facts }: FactTableProps): ReactNode => {
  const styles = useTableStyles();
  const text = useText('diagnostics');
  const names: readonly Fact[] = factGroups[group];
  const known = names.filter((fact) => facts[fact]);
  if (known.length === 0) return null;
  return (
    <SettingGroup title={text(`groups.${group}`)}>
      <dl className={styles.list}>
        {known.map((fact) => [
          <dt key={`${fact}-name`} className={styles.name}>
            {text(`facts.${fact}`)}
          </dt>,
          <dd key={fact} className={styles.value}>
            <bdi>{facts[fact]}</bdi>
          </dd>,
        ])}
      </dl>
    </SettingGroup>
  );
};

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
