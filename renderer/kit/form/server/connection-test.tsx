/** "Test connection": shows each step to a server when it ends, and can be cancelled. */
import type { Failure } from '@contract/failure';
import type { Certificate, ConnectionStep, ConnectionTest as Test } from '@contract/server/connection-test';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CircleRegular,
  DismissCircleRegular,
  MoreCircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bridge } from '../../bridge/bridge';
import { FailureMessage } from '../../feedback/failure-message';
import { useText } from '../../format/text';
import { VisuallyHidden } from '../../ui/visually-hidden';

const useStyles = makeStyles({
  test: { display: 'grid', gap: tokens.spacingVerticalM, justifyItems: 'start' },
  steps: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    columnGap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  icon: { fontSize: '20px', color: tokens.colorNeutralForeground3 },
  ok: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  name: { fontWeight: tokens.fontWeightSemibold },
  muted: { color: tokens.colorNeutralForeground2 },
  outcome: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  details: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    '& dd': { margin: 0 },
  },
});

const icons = {
  waiting: CircleRegular,
  running: MoreCircleRegular,
  ok: CheckmarkCircleRegular,
  failed: DismissCircleRegular,
  'not-reached': CircleRegular,
  'not-needed': SubtractCircleRegular,
} as const;

const day = (time: string): string => time.slice(0, 10);

const CertificateDetails = ({ certificate }: { readonly certificate: Certificate }) => {
  const styles = useStyles();
  const text = useText('connection');
  const { subject, issuer, hosts, from, to } = certificate;
  const lines: readonly (readonly [string, string])[] = [
    [text('test.subject'), subject],
    [text('test.issuer'), issuer],
    [text('test.hosts'), hosts.join(', ')],
    [text('test.validFrom'), day(from)],
    [text('test.validTo'), day(to)],
  ];
  return (
    <dl className={styles.details}>
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [
          <dt key={`${name}-name`}>{name}</dt>,
          <dd key={name}>
            <bdi>{value}</bdi>
          </dd>,
        ])}
    </dl>
  );
};

/** The sentences about a step: what happened, and what to do if it failed. */
const useStepText = () => {
  const text = useText('connection');
  return ({ name, state, reason, about, certificate }: ConnectionStep): string => {
    if (!reason) return '';
    const happened = text(`test.reasons.${name}.${reason}`, { ...about });
    if (state !== 'failed') return happened;
    const problems = certificate?.problems.map((problem) => text(`test.certificate.${problem}`)) ?? [];
    return [happened, ...problems, text(`test.next.${name}.${reason}`)].join(' ');
  };
};

const Step = ({ step }: { readonly step: ConnectionStep }) => {
  const styles = useStyles();
  const text = useText('connection');
  const sentences = useStepText()(step);
  const { name, state, milliseconds, certificate } = step;
  const Icon = icons[state];
  const time = milliseconds === undefined ? '' : text('test.time', { milliseconds });
  return (
    <li className={styles.step}>
      <Icon
        className={mergeClasses(styles.icon, state === 'ok' && styles.ok, state === 'failed' && styles.failed)}
        aria-hidden
      />
      <div>
        <div>
          <bdi className={styles.name}>{text(`test.steps.${name}`)}</bdi>{' '}
          <bdi className={styles.muted}>{[text(`test.states.${state}`), time].filter(Boolean).join(' · ')}</bdi>
        </div>
        {sentences && <div>{sentences}</div>}
        {certificate && <CertificateDetails certificate={certificate} />}
      </div>
    </li>
  );
};

/** What a screen reader hears: each step when it has ended, in order, and the outcome. */
const Announcements = ({ test }: { readonly test: Test }) => {
  const text = useText('connection');
  const stepText = useStepText();
  const ended = test.steps.filter(({ state }) => state !== 'waiting' && state !== 'running');
  return (
    <VisuallyHidden role="log">
      {ended.map((step) => (
        <span key={step.name}>
          {text(`test.steps.${step.name}`)}: {text(`test.states.${step.state}`)}. {stepText(step)}
        </span>
      ))}
      {test.outcome !== 'running' && <span>{text(`test.outcomes.${test.outcome}`)}</span>}
    </VisuallyHidden>
  );
};

interface ConnectionTestProps {
  /** The server in use if left out. Use it as `key`, so that another server starts without the old result. */
  readonly server?: string;
  readonly acceptsPlain?: boolean;
  readonly disabled?: boolean;
  /** Starts at once. */
  readonly starts?: boolean;
}

export const ConnectionTest = ({
  server,
  acceptsPlain = false,
  disabled = false,
  starts = false,
}: ConnectionTestProps) => {
  const styles = useStyles();
  const text = useText('connection');
  const [test, setTest] = useState<Test>();
  const [failure, setFailure] = useState<Failure>();
  const [isRunning, setRunning] = useState(false);
  const id = useRef<string>(undefined);

  const run = useCallback(async () => {
    const own = crypto.randomUUID();
    id.current = own;
    setRunning(true);
    setFailure(undefined);
    const result = await bridge().servers.test({
      id: own,
      ...(server === undefined ? {} : { server, acceptsPlain }),
    });
    if (id.current !== own) return;
    setRunning(false);
    setTest(result.ok ? result.value : undefined);
    setFailure(result.ok ? undefined : result.failure);
  }, [server, acceptsPlain]);
  const cancel = () => void (id.current && bridge().servers.cancelTest({ id: id.current }));

  useEffect(() => {
    const unsubscribe = bridge().on((event) => {
      if (event.type === 'connection' && event.test.id === id.current) setTest(event.test);
    });
    return () => {
      unsubscribe();
      if (id.current) void bridge().servers.cancelTest({ id: id.current });
      id.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (starts) void run();
  }, [starts, run]);

  return (
    <div className={styles.test}>
      <Button disabled={disabled} onClick={() => (isRunning ? cancel() : void run())}>
        {text(isRunning ? 'test.cancel' : 'test.run')}
      </Button>
      <FailureMessage failure={failure} />
      {test && (
        <>
          <ol className={styles.steps} aria-label={text('test.list')}>
            {test.steps.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
          {test.outcome !== 'running' && <p className={styles.outcome}>{text(`test.outcomes.${test.outcome}`)}</p>}
          <Announcements test={test} />
        </>
      )}
    </div>
  );
};
