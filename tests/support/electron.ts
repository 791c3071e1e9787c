/** Starts the built app (`out/`) on a real Electron. Builds nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const holdReady = fileURLToPath(new URL('./hold-ready.cjs', import.meta.url));

/** Electron's executable: from the test runner, or from the `electron` package. */
export const electronPath = (): string =>
  process.env.PITWALL_ELECTRON ?? String(createRequire(import.meta.url)('electron'));

/** Switches that the machine needs: Chromium has no sandbox for root. */
export const machineSwitches: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export interface LaunchOptions {
  /** Switches of Pitwall or Chromium, such as `--demo`. */
  readonly switches?: readonly string[];
  /** The user data folder of an earlier run. It is kept, while a folder created here is removed. */
  readonly folder?: string;
  /** Another app folder than the repository; it must have a `package.json`. */
  readonly app?: string;
  /** A program that starts Electron with the same arguments. */
  readonly executable?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Desktop {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** `--user-data-dir`. */
  readonly folder: string;
  /** The standard error output so far. */
  readonly errors: () => string;
  /** Sets the next answers of the save dialog; undefined cancels. Returns the options of the dialogs opened so far. */
  readonly answerSave: (...paths: readonly (string | undefined)[]) => Promise<() => Promise<readonly OpenedDialog[]>>;
  /** Sets the next answers of the open dialog. */
  readonly answerOpen: (
    ...paths: readonly (readonly string[] | undefined)[]
  ) => Promise<() => Promise<readonly OpenedDialog[]>>;
  /** Sets the next answers of message boxes: the index of a button. */
  readonly answerMessage: (...buttons: readonly number[]) => Promise<() => Promise<readonly OpenedDialog[]>>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  /** Quits normally and waits for the exit. */
  readonly quit: () => Promise<void>;
  /** Exits in any state and removes the folder. */
  readonly close: () => Promise<void>;
}

/** The options that a dialog was opened with. */
interface OpenedDialog {
  readonly title?: string;
  readonly message?: string;
  readonly detail?: string;
  readonly defaultPath?: string;
  readonly buttons?: readonly string[];
}

type DialogName = 'showSaveDialog' | 'showOpenDialog' | 'showMessageBox';

/** Replaces only the user's choice; the options of a dialog are the app's own. */
const answerDialog = async (
  app: ElectronApplication,
  name: DialogName,
  answers: readonly unknown[],
): Promise<() => Promise<readonly OpenedDialog[]>> => {
  await app.evaluate(
    ({ dialog }, args) => {
      const dialogs: unknown[] = [];
      const left = [...args.answers];
      Object.assign(dialog, {
        [args.name]: async (...input: unknown[]) => {
          dialogs.push(input.at(-1));
          if (left.length === 0) throw new Error(`Nobody answers ${args.name}.`);
          return left.shift();
        },
      });
      Object.assign(globalThis, { [`asked ${args.name}`]: dialogs });
    },
    { name, answers },
  );
  return async () => {
    const dialogs = await app.evaluate(
      (_electron_, key) => JSON.stringify(Reflect.get(globalThis, key)),
      `asked ${name}`,
    );
    return JSON.parse(dialogs) as readonly OpenedDialog[];
  };
};

let evaluations = 0;

/** A function that is evaluated once, however often it is asked for: it may have clicked. Playwright sends its text. */
const evaluatedOnce = (evaluated: unknown): unknown => {
  if (typeof evaluated !== 'function') return evaluated;
  evaluations += 1;
  const text = `(electron, argument) => {
    const answers = (globalThis.answersOfTests ??= new Map());
    if (!answers.has(${evaluations})) answers.set(${evaluations}, (${evaluated})(electron, argument));
    return answers.get(${evaluations});
  }`;
  return Object.assign(() => undefined, { toString: () => text });
};

/** The inspector loses the answer of an evaluation if memory is collected at that moment: it is asked for again. */
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
  Object.assign(app, {
    evaluate: (evaluated: unknown, ...input: readonly unknown[]) => again([evaluatedOnce(evaluated), ...input], 3),
  });
};

/** Starts the app and waits for its page. The caller closes it in `finally` or `afterEach`. */
export const launch = async (options: LaunchOptions = {}): Promise<Desktop> => {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'pitwall-e2e-')));
  let errors = '';
  const app = await _electron.launch({
    executablePath: options.executable ?? electronPath(),
    args: [
      ...machineSwitches,
      '-r',
      holdReady,
      options.app ?? repository,
      `--user-data-dir=${folder}`,
      ...(options.switches ?? []),
    ],
    cwd: repository,
    timeout: 60_000,
    env: { ...withoutUndefined(process.env), ...options.environment },
  });
  // Read now, because Playwright no longer returns it after the exit.
  const child = app.process();
  child.stderr?.on('data', (text: Buffer) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  retryEvaluate(app);
  const page = await app.firstWindow();

  const close = async (): Promise<void> => {
    // A hanging process would block all later tests. Normal exits are tested with `quit`.
    const killed = setTimeout(() => {
      process.stderr.write(`Electron (${child.pid}) did not exit and was killed.\n`);
      child.kill('SIGKILL');
    }, 10_000);
    // `exit` rather than `quit`, so that no dialog asks about unsaved changes.
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
    ended,
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
    // Playwright quits the app normally and detaches its debugger, for which the process would wait.
    quit: async () => {
      await app.close();
      await ended;
    },
    close,
  };
};

const withoutUndefined = (values: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
