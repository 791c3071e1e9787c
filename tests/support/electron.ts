/** Opens the built app (`out/`) on a real Electron, for tests. Builds nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Electron's executable: as the test runner found it, or as the `electron` package would start it. */
export const electronPath = (): string =>
  process.env.PITWALL_ELECTRON ?? String(createRequire(import.meta.url)('electron'));

/** Switches that the machine needs, not the app: root cannot have Chromium's sandbox. */
export const machineSwitches: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export interface LaunchOptions {
  /** Pitwall's or Chromium's own: `--demo`. */
  readonly switches?: readonly string[];
  /** The folder of a run before, to restart into. Kept, while a folder made here is removed. */
  readonly folder?: string;
  /** Another app folder than the repository; it must have a `package.json`. */
  readonly app?: string;
  /** What starts Electron in its place, with the same words. */
  readonly executable?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Desktop {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** `--user-data-dir`. */
  readonly folder: string;
  /** What Electron and the app wrote to standard error so far. */
  readonly errors: () => string;
  /** The save dialog's next answers, as if a person had chosen; nothing stands for Cancel. Returns what was asked so far. */
  readonly answerSave: (...paths: readonly (string | undefined)[]) => Promise<() => Promise<readonly DialogAsked[]>>;
  /** The open dialog's next answers. */
  readonly answerOpen: (
    ...paths: readonly (readonly string[] | undefined)[]
  ) => Promise<() => Promise<readonly DialogAsked[]>>;
  /** The message boxes' next answers: the number of a button. */
  readonly answerMessage: (...buttons: readonly number[]) => Promise<() => Promise<readonly DialogAsked[]>>;
  /** Quits as a person would, and waits for the end. */
  readonly quit: () => Promise<void>;
  /** Quits, whatever the state, and removes the folder. */
  readonly close: () => Promise<void>;
}

/** The options that a dialog was opened with. */
interface DialogAsked {
  readonly title?: string;
  readonly message?: string;
  readonly detail?: string;
  readonly defaultPath?: string;
  readonly buttons?: readonly string[];
}

type DialogName = 'showSaveDialog' | 'showOpenDialog' | 'showMessageBox';

/** Puts answers in place of the click only: all else of a dialog, its options included, is the app's own. */
const answerDialog = async (
  app: ElectronApplication,
  name: DialogName,
  answers: readonly unknown[],
): Promise<() => Promise<readonly DialogAsked[]>> => {
  await app.evaluate(
    ({ dialog }, given) => {
      const asked: unknown[] = [];
      const left = [...given.answers];
      Object.assign(dialog, {
        [given.name]: async (...input: unknown[]) => {
          asked.push(input.at(-1));
          if (left.length === 0) throw new Error(`Nobody answers ${given.name}.`);
          return left.shift();
        },
      });
      Object.assign(globalThis, { [`asked ${given.name}`]: asked });
    },
    { name, answers },
  );
  return async () => {
    const asked = await app.evaluate(
      (_electron_, key) => JSON.stringify(Reflect.get(globalThis, key)),
      `asked ${name}`,
    );
    return JSON.parse(asked) as readonly DialogAsked[];
  };
};

/**
 * The inspector loses the answer of an evaluation when memory is collected at that very moment: what was asked is then
 * asked again, so it must bear being done twice.
 */
const retryEvaluate = (app: ElectronApplication): void => {
  const evaluate = app.evaluate.bind(app) as (...input: readonly unknown[]) => Promise<unknown>;
  const again = async (input: readonly unknown[], left: number): Promise<unknown> => {
    try {
      return await evaluate(...input);
    } catch (error) {
      if (left === 0 || !String(error).includes('garbage collected')) throw error;
      return again(input, left - 1);
    }
  };
  Object.assign(app, { evaluate: (...input: readonly unknown[]) => again(input, 3) });
};

/** Starts the app and waits for its page. The caller closes it, best in `finally` or `afterEach`. */
export const launch = async (options: LaunchOptions = {}): Promise<Desktop> => {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'pitwall-e2e-')));
  let errors = '';
  const app = await _electron.launch({
    executablePath: options.executable ?? electronPath(),
    args: [...machineSwitches, options.app ?? repository, `--user-data-dir=${folder}`, ...(options.switches ?? [])],
    cwd: repository,
    env: { ...withoutUndefined(process.env), ...options.environment },
  });
  // Asked for now: the driver knows it no more once it has ended.
  const child = app.process();
  child.stderr?.on('data', (text: Buffer) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  retryEvaluate(app);
  const page = await app.firstWindow();

  const close = async (): Promise<void> => {
    // A process that does not end would hold up every test behind this one; how it ends properly is tested with `quit`.
    const killed = setTimeout(() => {
      process.stderr.write(`Electron (${child.pid}) did not exit and was killed.\n`);
      child.kill('SIGKILL');
    }, 10_000);
    // Exit rather than quit: nothing may ask whether to stay.
    await Promise.race([app.evaluate(({ app: electronApp }) => electronApp.exit(0)).catch(() => undefined), ended]);
    await app.close().catch(() => undefined);
    clearTimeout(killed);
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    app,
    page,
    folder,
    errors: () => errors,
    answerSave: (...paths) =>
      answerDialog(
        app,
        'showSaveDialog',
        paths.map((filePath) => ({ canceled: filePath === undefined, filePath: filePath ?? '' })),
      ),
    answerOpen: (...paths) =>
      answerDialog(
        app,
        'showOpenDialog',
        paths.map((filePaths) => ({ canceled: filePaths === undefined, filePaths: filePaths ?? [] })),
      ),
    answerMessage: (...buttons) =>
      answerDialog(
        app,
        'showMessageBox',
        buttons.map((response) => ({ response, checkboxChecked: false })),
      ),
    // The driver quits the app as a person would, and lets go of its debugger, for which the process would wait.
    quit: () => app.close(),
    close,
  };
};

const withoutUndefined = (values: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
