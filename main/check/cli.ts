/** `npm run check-server`: checks a server from the command line, for integrators. Values of records are never printed. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readJson } from '@contract/json/read-json';
import { reportText } from '@contract/reading/check/report-text';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { mayAcceptPlain, serverAddress } from '@contract/server/server-address';
import { delay } from '../core/call/delay';
import { policyFor } from '../settings/policy';
import { createLiveTransport } from '../transport/live';
import { createCheckCall } from './check-call';
import { readPassword } from './password';
import { runCheck } from './run';
import { signIn } from './sign-in';

const help = `Checks how Pitwall reads a server: every reading call once, two at a time.

  --server=<address>   https, or http for this computer and what a policy allows
  --email=<address>    whom to sign in as; the password comes from PITWALL_PASSWORD, or is asked for
  --policy=<file>      a policy in place of this computer's own: it may allow addresses without encryption
  --profile=<file>     checks with this server profile
  --json               the report as JSON instead of a table
  --help               this text

The report has names, types, counts and times, and no values. Ctrl+C ends the check and prints what there is.
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
  throw new Problem(`The profile is not valid:\n${reasons.join('\n')}`);
};

const main = async (): Promise<void> => {
  const options = optionsOf();
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const typed = options.server ?? '';
  const { allowHttp } = policyFor(options.policy);
  const address = serverAddress(typed, { allowHttp });
  if (!address.ok)
    throw new Problem(
      mayAcceptPlain(typed)
        ? '--server is not encrypted. Allow it in "allowHttp" of a policy file, and name that with --policy.'
        : '--server needs an address like https://api.example.com.',
    );
  if (!options.email) throw new Problem('--email needs the address of an account.');
  const profile = options.profile === undefined ? undefined : readProfile(options.profile);
  const password = await readPassword(`Password of ${options.email}: `);
  if (!password) throw new Problem('There is no password: set PITWALL_PASSWORD, or start this in a terminal.');

  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const live = createLiveTransport({ fetch: globalThis.fetch, fetchOnce: globalThis.fetch });
  const server = address.value;
  const entered = await signIn(live, { server, profile, email: options.email, password }, stop.signal);
  if (!entered.ok) {
    const { code, status } = entered.failure;
    throw new Problem(`Signing in failed: ${code}${status === undefined ? '' : ` (${status})`}.`);
  }
  const { session, personId } = entered.value;
  const { report } = await runCheck({
    ...{ server, profile, personId, delay },
    ask: createCheckCall(session, live),
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
  process.stderr.write(`${words}\n${error instanceof Problem ? '' : 'Use --help to see the switches.\n'}`);
  process.exitCode = 2;
});
