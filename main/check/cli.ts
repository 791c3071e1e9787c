/** `npm run check-server`: checks a server from the command line, for integrators. Values of records are never printed. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readJson } from '@contract/json/read-json';
import { reportText } from '@contract/reading/check/report-text';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { mayAcceptPlain, serverAddress } from '@contract/server/server-address';
import { wait } from '../core/async/timing';
import { systemClock } from '../desktop/system-ports';
import { policyFor } from '../settings/policy-file';
import { createLiveTransport, networkOf } from '../transport/live';
import { createCheckCall } from './check-call';
import { runCheck } from './run';
import { signIn } from './sign-in';

/** Undefined if the environment has none and there is no terminal to ask on. */
const readPassword = async (prompt: string): Promise<string | undefined> => {
  const fromEnvironment = process.env.PITWALL_PASSWORD;
  if (fromEnvironment) return fromEnvironment;
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(prompt);
  const silent = new Writable({ write: (_piece, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(undefined));
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};

const help = `Checks how Pitwall reads a server. Makes each read call once, two at a time.

  --server=<address>   https; http only for this computer and where a policy allows it
  --email=<address>    the account to sign in with; set its password in PITWALL_PASSWORD, or type it when prompted
  --policy=<file>      a policy file in place of this computer's own; it can allow addresses without encryption
  --profile=<file>     the server profile to check with
  --json               print the report as JSON instead of a table
  --help               show this help

The report contains names, types, counts and times, but no values. Ctrl+C stops the check and prints the results so far.
`;

/** A message for the person who started the command, which then exits with a failure status. */
class Problem extends Error {}

const optionsOf = () =>
  parseArgs({
    options: {
      server: { type: 'string' },
      email: { type: 'string' },
      policy: { type: 'string' },
      profile: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

const readProfile = (path: string): ServerProfile => {
  const read = readServerProfile(readJson(readFileSync(path, 'utf8')));
  if (read.ok) return read.value;
  const reasons = Object.entries(read.failure.fields ?? {}).map(([at, why]) => `  ${at}: ${why}`);
  throw new Problem(`The profile isn't valid:\n${reasons.join('\n')}`);
};

const main = async (): Promise<void> => {
  const options = optionsOf();
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const typed = options.server ?? '';
  const reading = policyFor(options.policy);
  if (!reading.ok) {
    const reasons = reading.problems.map(({ path, reason }) => `  ${path || 'policy'}: ${reason}`);
    throw new Problem(`The policy isn't valid:\n${reasons.join('\n')}`);
  }
  const { allowHttp } = reading.policy;
  const address = serverAddress(typed, { allowHttp });
  if (!address.ok)
    throw new Problem(
      mayAcceptPlain(typed)
        ? `--server isn't encrypted. Allow the address under "allowHttp" in a policy file, and pass the file with --policy.`
        : '--server needs an address like https://api.example.com.',
    );
  if (!options.email) throw new Problem('--email needs the email address of an account.');
  const profile = options.profile === undefined ? undefined : readProfile(options.profile);
  const password = await readPassword(`Password for ${options.email}: `);
  if (!password) throw new Problem('No password. Set PITWALL_PASSWORD, or run this command in a terminal.');

  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const network = networkOf(fetch);
  const live = createLiveTransport({ read: network, write: network });
  const server = address.value;
  const entered = await signIn(live, { server, profile, email: options.email, password }, stop.signal);
  if (!entered.ok) {
    const { code, status } = entered.failure;
    throw new Problem(`Couldn't sign in: ${code}${status === undefined ? '' : ` (${status})`}.`);
  }
  const { session, personId } = entered.value;
  const { report } = await runCheck({
    ...{ server, profile, personId, delay: (delayMs, signal) => wait(systemClock, delayMs, signal) },
    callEndpoint: createCheckCall(session, live),
    signal: stop.signal,
    onProgress: ({ done, total }) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} calls`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  if (!report.complete) process.exitCode = 1;
};

main().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${words}\n${error instanceof Problem ? '' : 'Use --help to see the options.\n'}`);
  process.exitCode = 2;
});
