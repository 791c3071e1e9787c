/** The end of an Electron app without a window: its result goes to the file that the test reads. */
import { writeFile } from 'node:fs/promises';
import { app } from 'electron';

/** Runs the work when Electron is ready, writes its result or error as JSON, and ends the app. */
export const report = (run: () => Promise<unknown>, file: string): void => {
  void app
    .whenReady()
    .then(run)
    .then(
      (result) => writeFile(file, JSON.stringify(result)),
      (error: unknown) => writeFile(file, JSON.stringify({ error: String(error) })),
    )
    .finally(() => app.exit(0));
};
