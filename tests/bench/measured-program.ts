/** A program of `out/bench` that measures itself in a process of its own: as Electron's main process if there is one. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const electron = process.env.PITWALL_ELECTRON;

/** Far longer than any measurement takes: a program that waits for nothing must not stop all benches. */
const maxMilliseconds = 300_000;

export const isInElectron = electron !== undefined;

/**
 * Runs the program and returns the JSON that it prints. Rejects if it prints nothing.
 *
 * @param folder where Electron keeps its profile
 */
export const runMeasured = async <T>(program: string, words: readonly string[], folder: string): Promise<T> => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const switches = electron ? [...asRoot, `--user-data-dir=${join(folder, 'data')}`] : [];
  const child = spawn(electron ?? process.execPath, [...switches, resolve(`out/bench/${program}.js`), ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: maxMilliseconds,
  });
  const output = await text(child.stdout);
  if (output === '') throw new Error(`${program} ended without figures.`);
  return JSON.parse(output) as T;
};

/** Runs the program's measurement, prints it, and ends the process. */
export const printMeasured = (measure: () => Promise<unknown>): void => {
  // Electron would show it in a dialog and wait.
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
  measure().then(
    (measured) => {
      console.log(JSON.stringify(measured));
      process.exit(0);
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
