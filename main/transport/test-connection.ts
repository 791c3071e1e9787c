/**
 * "Test connection": goes from this computer to a server step by step, as a call would, and reports each step when it ends.
 * With a proxy, nothing goes around it: the proxy looks up the name, and TLS and the call go through it. Sends no token.
 */
import { type ConnectionStep, type ConnectionTest, type StepName, stepNames } from '@contract/server/connection-test';
import { connectionSteps, createStepContext, type StepContext, type TestNetwork, timedOut } from './connection-steps';
import { withStepLimit } from './step-limit';

interface TestRequest {
  readonly id: string;
  /** In its normalized form. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** Called with the test so far, whenever a step begins or ends. */
  readonly onChange: (test: ConnectionTest) => void;
  /** Milliseconds that each step may take, for tests. */
  readonly limit?: number;
}

/** The test so far, and what reports a change of it. */
const createReport = ({ id, address, onChange }: TestRequest) => {
  let test: ConnectionTest = {
    ...{ id, address, time: new Date().toISOString(), outcome: 'running' },
    steps: stepNames.map((name) => ({ name, state: 'waiting' })),
  };
  const change = (changes: Partial<ConnectionTest>): ConnectionTest => {
    test = { ...test, ...changes };
    onChange(test);
    return test;
  };
  return {
    setStep: (step: ConnectionStep): void =>
      void change({ steps: test.steps.map((each) => (each.name === step.name ? step : each)) }),
    end: (outcome: ConnectionTest['outcome']): ConnectionTest =>
      change({
        outcome,
        steps: test.steps.map((step) =>
          step.state === 'waiting' || step.state === 'running' ? { name: step.name, state: 'not-reached' } : step,
        ),
      }),
  };
};

/** Resolves to how a step ended; undefined if the test was cancelled. */
const runStep = async (
  name: StepName,
  context: StepContext,
  { signal, limit }: TestRequest,
): Promise<ConnectionStep | undefined> => {
  const { run, limit: defaultLimit } = connectionSteps[name];
  const started = performance.now();
  const step = await withStepLimit(limit ?? defaultLimit, signal, context.network.isAsking, (stop) =>
    run(context, stop),
  ).catch(() => timedOut(context));
  if (signal.aborted) return undefined;
  const milliseconds = Math.round(performance.now() - started);
  return { name, ...step, ...(step.state === 'not-needed' ? {} : { milliseconds }) };
};

/** Tests an address, step by step until one fails. Never rejects. */
export const testConnection = async (network: TestNetwork, request: TestRequest): Promise<ConnectionTest> => {
  const report = createReport(request);
  const over = new AbortController();
  const context = createStepContext(network, request.address, AbortSignal.any([request.signal, over.signal]));
  let outcome: ConnectionTest['outcome'] = 'ok';
  for (const name of stepNames) {
    report.setStep({ name, state: 'running' });
    const step = await runStep(name, context, request);
    if (step) report.setStep(step);
    if (!step) outcome = 'cancelled';
    else if (step.state === 'failed') outcome = 'failed';
    if (outcome !== 'ok') break;
  }
  over.abort();
  return report.end(outcome);
};
