/** Reads a password from the environment or a hidden prompt; never from the command line, which others can read. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Undefined if the environment has none and there is no terminal to ask on. */
export const readPassword = async (prompt: string): Promise<string | undefined> => {
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
