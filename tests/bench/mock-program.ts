/** The mock server as a program of its own, for benches. */
import { spawn } from 'node:child_process';

export interface MockProgram {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server as a program, so that it can be stopped like a real one and takes no time of the bench. */
export const startMockProgram = async (): Promise<MockProgram> => {
  const child = spawn(process.execPath, ['out/mock-server/index.js', '--port=0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The mock server ended with ${code}.`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
