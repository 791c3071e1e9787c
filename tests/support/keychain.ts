/** The real keychain in five states, each on its own session bus: Linux only, with D-Bus and gnome-keyring. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Step } from './keychain-steps';
import { typescript } from './node-typescript';

type KeychainState = 'unlocked' | 'locked' | 'none' | 'hanging' | 'no-bus';

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const found = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Why the real keychain cannot be tested on this computer; undefined if it can. */
export const noKeychain = (): string | undefined => {
  if (process.platform !== 'linux') return 'the four states are made with D-Bus and gnome-keyring, on Linux';
  const missing = ['dbus-run-session', 'dbus-send', 'gnome-keyring-daemon'].filter((program) => !found(program));
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined;
};

/** Waits up to ten seconds until the secret service is on the bus. */
const owned = `
for i in $(seq 200); do
  dbus-send --session --print-reply --dest=org.freedesktop.DBus /org/freedesktop/DBus \
    org.freedesktop.DBus.NameHasOwner string:org.freedesktop.secrets 2>/dev/null | grep -q true && break
  sleep 0.05
done`;

const before: Readonly<Record<KeychainState, string>> = {
  unlocked: `printf pitwall | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1${owned}`,
  locked: '',
  none: '',
  hanging: `"$0" ${typescript.map((word) => `"${word}"`).join(' ')} "${script('keychain-silent-service.ts')}" &${owned}`,
  'no-bus': '',
};

export interface Home {
  /** Runs the steps in a new process in which the keychain is in that state; `limit` in milliseconds. */
  run(weather: KeychainState, steps: readonly Step[], limit?: number): Promise<unknown[]>;
  remove(): Promise<void>;
}

/** A temporary home folder, so that no real keyring is touched. */
export const openHome = async (): Promise<Home> => {
  const home = await mkdtemp(join(tmpdir(), 'pitwall-keychain-'));
  const empty = join(home, 'no-services.conf');
  await writeFile(
    empty,
    `<busconfig><type>session</type><listen>unix:tmpdir=${home}</listen>
     <policy context="default"><allow send_destination="*"/><allow own="*"/><allow eavesdrop="true"/></policy></busconfig>`,
  );
  const { DBUS_SESSION_BUS_ADDRESS: _bus, DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  const env = { ...rest, HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: join(home, 'data') };

  const commandOf = (weather: KeychainState): readonly string[] => {
    const child = [...typescript, script('keychain-steps.ts')];
    if (weather === 'no-bus') return [process.execPath, ...child];
    const config = weather === 'none' || weather === 'hanging' ? ['--config-file', empty] : [];
    const shell = `${before[weather]}\n"$0" "$@"`;
    return ['dbus-run-session', ...config, '--', 'bash', '-c', shell, process.execPath, ...child];
  };
  return {
    run: async (weather, steps, limit = 5_000) => {
      const file = join(home, 'steps.json');
      await writeFile(file, JSON.stringify([steps, limit]));
      const [program = '', ...words] = [...commandOf(weather), file];
      return new Promise((resolve, reject) => {
        execFile(program, words, { env, timeout: 60_000 }, (error, stdout, stderr) => {
          const line = stdout.trim().split('\n').at(-1) ?? '';
          if (line.startsWith('[')) resolve(JSON.parse(line) as unknown[]);
          else reject(new Error(`the keychain's steps failed: ${stderr || error?.message}`));
        });
      });
    },
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  };
};
