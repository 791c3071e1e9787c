/** `npm run mock-server`: serves the demo's answers over HTTP on 127.0.0.1, with faults on request. */
import { parseArgs } from 'node:util';
import { limits } from '@contract/limits';
import { badNetworks } from '@contract/network/bad-network';
import { z } from 'zod';
import { demoEmails, demoPassword } from '../seeds/admins';
import { dialectNames, dialects } from './dialects/index';
import { startMockServer } from './start';

const help = `Serves the demo's answers over HTTP on 127.0.0.1, to try the live mode without a server.

  --port=8787        the port; 0 takes any free one
  --rows=3500        bookings, up to ${limits.demoRows.toLocaleString('en-US')}
  --latency=0        milliseconds before every answer
  --dialect=<name>   other names, shapes and values for the same data:
${dialectNames.map((name) => `                       ${name.padEnd(8)} ${dialects[name].description}`).join('\n')}
  --network=good     imitates a bad network:
                       ${badNetworks.join(', ')}
  --fault=<json>     something that goes wrong, any number of times, for example
                       --fault='{"path":"/booking/list","status":503,"times":2}'
                       --fault='{"path":"*","captive":true}'
                     keys: path (a * at its end takes all that follow), times, chance (0 to 1), only (write, signed-in),
                     latency, status, headers, body, drop (before, after, middle), drip, hang, captive, expire, csv (url, foreign)
  --help             show this help

While it runs: POST, GET and DELETE /__mock/faults; GET and POST /__mock/network {"name": "offline"};
GET and DELETE /__mock/requests; POST /__mock/reset and /__mock/expire.
Sign in with the password "${demoPassword}" as ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(demoEmails)}.
`;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const Options = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  rows: z.coerce.number().int().min(1).max(limits.demoRows),
  latency: z.coerce.number().int().min(0).max(600_000),
  dialect: z.enum(dialectNames).exactOptional(),
  network: z.enum(badNetworks),
});

const read = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      rows: { type: 'string', default: '3500' },
      latency: { type: 'string', default: '0' },
      dialect: { type: 'string' },
      network: { type: 'string', default: 'good' },
      fault: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    faults: values.fault.map((text): unknown => JSON.parse(text)),
    ...Options.parse({ ...values }),
  };
};

const main = async (): Promise<void> => {
  const { help: showHelp, faults, network, ...options } = read();
  if (showHelp) {
    print(help);
    return;
  }
  const server = await startMockServer(options);
  for (const fault of faults) server.faults.add(fault as Parameters<typeof server.faults.add>[0]);
  server.faults.imitate(network);
  print(`Answering at ${server.url} (Ctrl+C ends it).`);
  const end = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
};

main().catch((error: unknown) => {
  const message =
    error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\nUse --help to see the options.\n`);
  process.exitCode = 1;
});
