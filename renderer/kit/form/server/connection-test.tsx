import type { Failure } from '@contract/failure';
import type { Certificate, ServerTest } from '@contract/server/connection-test';
import { displayAddress } from '@contract/server/server-address';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { bridge } from '../../bridge/bridge';
import { FailureMessage } from '../../feedback/failure-message';
import { failureText } from '../../feedback/failure-text';
import { NoticeBar } from '../../feedback/notice-bar';
import { useText } from '../../format/text';

const useStyles = makeStyles({
  test: { display: 'grid', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  details: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    overflowWrap: 'anywhere',
    '& dd': { margin: 0 },
  },
});

const day = (time: string): string => time.slice(0, 10);

const CertificateDetails = ({ certificate }: { readonly certificate: Certificate }) => {
  const styles = useStyles();
  const text = useText('server');
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

const Outcome = ({ test }: { readonly test: ServerTest }) => {
  const text = useText('server');
  const { outcome, code, status, certificate, ips, milliseconds } = test;
  const failed = code && failureText({ kind: 'network', code });
  const facts = [
    text('test.address', { address: displayAddress(test.address) }),
    ips.length > 0 ? text('test.ips', { ips: ips.join(', ') }) : '',
    status === undefined ? '' : text('test.status', { status }),
    text('test.time', { milliseconds }),
  ];
  return (
    <div>
      <NoticeBar
        intent={outcome === 'api' ? 'success' : outcome === 'failed' ? 'error' : 'warning'}
        layout="multiline"
        politeness="polite"
        title={failed ? failed.title : text(`test.${outcome}`)}
      >
        {failed && certificate ? `${failed.body} ` : ''}
        {certificate?.problems.map((problem) => text(`test.certificate.${problem}`)).join(' ')}{' '}
        {failed && !certificate ? `${failed.body} ${failed.next}` : ''} {facts.filter((fact) => fact !== '').join(' ')}
      </NoticeBar>
      {certificate && <CertificateDetails certificate={certificate} />}
    </div>
  );
};

/**
 * The details of a certificate that could not be verified: problem, subject, issuer and validity. Tests the connection
 * once to read them; without details, shows only the failure.
 */
export const CertificateFailure = ({ failure, server }: { readonly failure: Failure; readonly server: string }) => {
  const [test, setTest] = useState<ServerTest>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure starts its own test
  useEffect(() => {
    let isOpen = true;
    void bridge()
      .servers.test({ server, acceptsPlain: false })
      .then((result) => {
        if (isOpen) setTest(result.ok && result.value.certificate ? result.value : undefined);
      });
    return () => {
      isOpen = false;
    };
  }, [server, failure]);
  return test ? <Outcome test={test} /> : <FailureMessage failure={failure} />;
};

interface ConnectionTestProps {
  readonly server: string;
  readonly acceptsPlain: boolean;
  readonly disabled: boolean;
}

/** "Test connection" with its result. Changing the address removes the result. */
export const ConnectionTest = ({ server, acceptsPlain, disabled }: ConnectionTestProps) => {
  const styles = useStyles();
  const text = useText('server');
  const [found, setFound] = useState<{ readonly of: string; readonly test: ServerTest }>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const result = await bridge().servers.test({ server, acceptsPlain });
    setBusy(false);
    setFound(result.ok ? { of: server, test: result.value } : undefined);
    setFailure(result.ok ? undefined : result.failure);
  };
  return (
    <div className={styles.test}>
      <Button disabled={disabled} disabledFocusable={busy} onClick={() => void run()}>
        {text(busy ? 'test.running' : 'test.run')}
      </Button>
      <FailureMessage failure={failure} />
      {found?.of === server && <Outcome test={found.test} />}
    </div>
  );
};
