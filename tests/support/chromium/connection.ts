/** An Electron app without a window: tests connections through Chromium, and writes their results to a file. */
import type { ProxyAnswer } from '@contract/network/proxy-question';
import { app } from 'electron';
import { createMemoryVault } from '../../../main/core/session/vault';
import { sendRequest } from '../../../main/transport/electron-request';
import { createProxySignIn } from '../../../main/transport/proxy-sign-in';
import { createNetworkSessions } from '../../../main/transport/sessions';
import { testConnection } from '../../../main/transport/test-connection';
import { createTestNetwork } from '../../../main/transport/test-network';
import { report } from './report';

export interface Scenario {
  readonly name: string;
  readonly address: string;
  /** Empty for none. */
  readonly proxy: string;
  /** What the person enters, one for each question; then they cancel. */
  readonly answers?: readonly Omit<ProxyAnswer, 'id'>[];
  /** Calls this address on the session of reads, before the test. */
  readonly calls?: string;
}

const { PITWALL_RESULT: file = '', PITWALL_SCENARIOS = '[]', PITWALL_TRUSTED = '' } = process.env;
app.commandLine.appendSwitch('ignore-certificate-errors-spki-list', PITWALL_TRUSTED);

const runScenario = async ({ address, proxy, answers = [], calls }: Scenario): Promise<unknown> => {
  const sessions = createNetworkSessions();
  await sessions.setProxy(
    proxy === '' ? { mode: 'off', address: '', bypass: [] } : { mode: 'manual', address: proxy, bypass: [] },
  );
  // Scenarios share Chromium's sessions for calls, but not who is signed in.
  for (const name of ['read', 'other']) await (await sessions.named(name)).clearAuthCache();
  const vault = createMemoryVault();
  const signIn = createProxySignIn(vault);
  const questions: unknown[] = [];
  const left = [...answers];
  signIn.subscribe(() => {
    const question = signIn.question();
    if (!question) return;
    questions.push(question);
    const answer = left.shift();
    if (answer) void signIn.answer({ ...answer, id: question.id });
    else signIn.cancel(question.id);
  });
  const call = async (name: string): Promise<unknown> => {
    const session = await sessions.named(name);
    return sendRequest(
      { url: calls ?? '', signal: new AbortController().signal },
      { session, proxySignIn: signIn },
    ).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
  };
  // Many at once share one question.
  const called = calls === undefined ? [] : await Promise.all(['read', 'read', 'other'].map(call));
  const test = await testConnection(createTestNetwork(sessions, signIn), {
    ...{ id: 'a', address, signal: new AbortController().signal, onChange: () => undefined },
  });
  const { host } = new URL(proxy === '' ? 'http://none' : proxy);
  return { test, questions, called, stored: (await vault.get(`proxy ${host}`)).value };
};

const run = async (): Promise<Record<string, unknown>> => {
  const results: Record<string, unknown> = {};
  for (const scenario of JSON.parse(PITWALL_SCENARIOS) as readonly Scenario[])
    results[scenario.name] = await runScenario(scenario);
  return results;
};

report(run, file);
