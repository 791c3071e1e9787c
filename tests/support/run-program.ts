/** Starts a program without Playwright, and waits for its end. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { electronPath, machineSwitches } from './electron';

interface Ended {
  readonly code: number | null;
  readonly errors: string;
  readonly output: string;
}

export const runProgram = (program: string, words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(program, words);
    let [errors, output] = ['', ''];
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => resolve({ code, errors, output }));
  });

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The built app, as a system starts it: a second time on the folder of one that runs, or with switches that it refuses. */
export const runApp = (words: readonly string[], app = repository): Promise<Ended> =>
  runProgram(electronPath(), [...machineSwitches, app, ...words]);
