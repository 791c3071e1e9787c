/** `node tests/support/strangers/start.ts <name> [port]`: serves a stranger on 127.0.0.1 until it is ended. */
import { password } from './session.ts';
import { type StrangerName, startStranger, strangers } from './start-stranger.ts';

const isName = (text: string): text is StrangerName => text in strangers;

const [name = '', port = '8790'] = process.argv.slice(2);
if (isName(name)) {
  const { url, view } = await startStranger(name, { port: Number(port) });
  const emails = view.season.admins
    .filter(({ status, role }) => status === 'active' && role !== 'manager')
    .map(({ email }) => email);
  process.stdout.write(
    `${strangers[name].about}\nAnswering at ${url} (Ctrl+C ends it); the table of truth is at ${url}/__truth.\n`,
  );
  process.stdout.write(`Sign in as ${emails.join(' or ')} with the password ${password}.\n`);
} else {
  process.stderr.write(`Usage: node tests/support/strangers/start.ts ${Object.keys(strangers).join('|')} [port]\n`);
  process.exitCode = 1;
}
