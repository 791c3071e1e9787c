/** `/settings/server-check`: shows how the app reads the server in use, and how to improve it. */

import type { CheckReport } from '@contract/reading/check/report';
import { reportText } from '@contract/reading/check/report-text';
import { Button, Link as FluentLink } from '@fluentui/react-components';
import { CopyRegular, PlugConnectedRegular, SaveRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../../kit/bridge/bridge';
import { copyText } from '../../../kit/feedback/copy-text';
import { failureLine, failureText } from '../../../kit/feedback/failure-text';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { ProgressLine } from '../../../kit/feedback/progress-line';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { readProfile, runCheck, useServerCheck } from '../../../kit/stores/server-check';
import { useSession } from '../../../kit/stores/session';
import { Message } from '../../../kit/ui/message';
import { Page } from '../../../kit/ui/page';
import { CheckResult } from './check-result';
import { EverydayShapes } from './everyday-shapes';

export const Screen = (): ReactNode => {
  const text = useText('settings');
  const navigate = useNavigate();
  const session = useSession((state) => state.session);
  const { view, report, progress, failure } = useServerCheck();
  useEffect(() => void readProfile(), []);
  const isLive = session?.mode === 'live';
  return (
    <Page
      title={text('check.title')}
      description={view?.server || undefined}
      actions={isLive ? <Actions report={report} isRunning={progress !== undefined} /> : undefined}
    >
      {progress && (
        <div role="status">
          <ProgressLine
            label={text('check.running')}
            {...(progress.total > 0 ? { value: progress.done, max: progress.total } : {})}
          />
          {text('check.progress', { done: formatNumber(progress.done), total: formatNumber(progress.total) })}
        </div>
      )}
      {failure && (
        <NoticeBar intent="error" layout="multiline">
          {failureText(failure).title}. {failureLine(failure)}
        </NoticeBar>
      )}
      {report ? (
        <CheckResult report={report} />
      ) : (
        !progress && (
          <>
            <Message
              icon={PlugConnectedRegular}
              title={text(isLive ? 'check.start.title' : 'check.demo.title')}
              body={text(isLive ? 'check.start.body' : 'check.demo.body')}
            >
              {isLive ? (
                <Button appearance="primary" icon={<PlugConnectedRegular />} onClick={() => void runCheck()}>
                  {text('check.run')}
                </Button>
              ) : (
                <FluentLink as="button" onClick={() => void navigate('/settings')}>
                  {text('check.toSettings')}
                </FluentLink>
              )}
            </Message>
            {isLive && <EverydayShapes />}
          </>
        )
      )}
    </Page>
  );
};

const Actions = ({ report, isRunning }: { readonly report: CheckReport | undefined; readonly isRunning: boolean }) => {
  const text = useText('settings');
  const save = async () => {
    const result = await bridge().servers.saveReport();
    if (notifyFailure(result) && result.ok && result.value)
      notify({ intent: 'success', title: text('check.saved'), body: result.value.name });
  };
  return (
    <>
      {report && !isRunning && (
        <>
          <Button icon={<CopyRegular />} onClick={() => copyText(reportText(report), text('check.report'))}>
            {text('check.copy')}
          </Button>
          <Button icon={<SaveRegular />} onClick={() => void save()}>
            {text('check.save')}
          </Button>
        </>
      )}
      {isRunning ? (
        <Button onClick={() => void bridge().servers.cancelCheck()}>{text('check.cancel')}</Button>
      ) : (
        report && (
          <Button appearance="primary" icon={<PlugConnectedRegular />} onClick={() => void runCheck()}>
            {text('check.again')}
          </Button>
        )
      )}
    </>
  );
};
