/** Parses and validates the app's command-line switches, which `docs/switches.md` describes. */
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { limits } from '@contract/limits';
import { mayAcceptPlain, serverAddress } from '@contract/server/server-address';
import { text } from '../../desktop/native-text';
import { commandIn, startCommands } from '../menus/start-commands';

export interface Switches {
  /** Starts with default settings and without a store, and keeps nothing. */
  readonly safe?: true;
  /** Starts in the demo, at the sign-in screen. */
  readonly demo: boolean;
  /** The live server's address, in its written form. */
  readonly server?: string;
  /** Absolute path of the folder for settings, logs and other data. */
  readonly folder?: string;
  /** Absolute path of a policy file. Not allowed on a computer that has a policy of its own. */
  readonly policy?: string;
  /** How many bookings the demo has. */
  readonly rows?: number;
  /** Erases all data of Pitwall and ends. */
  readonly erase?: true;
}

/** What a policy says that the switches must keep to. */
export interface AddressPolicy {
  /** Addresses that it allows without encryption. */
  readonly allowHttp: readonly string[];
  /** The only server. */
  readonly server?: string;
  /** Whether the computer has a policy of its own, which no switch replaces. */
  readonly isOwn: boolean;
}

const switchNames = [
  'demo',
  'server',
  'user-data-dir',
  'demo-rows',
  'policy',
  'safe',
  'command',
  'erase-all-data',
] as const;
type Name = (typeof switchNames)[number];

/** No switch of Chromium starts like these, so such a switch is misspelled. */
const misspelled = /^--(demo|serve|erase)/;

/**
 * Reads the command line (without the program). Every problem is a sentence for the person who typed it; with any, the
 * app does not start. Switches of Chromium and Electron are left to them. Nothing after `--` is a switch: the system
 * puts links there. `policy` is what the policy (of the switch, or the computer's own) says of addresses.
 */
export const parseSwitches = (
  words: readonly string[],
  policyOf: (named: string | undefined) => AddressPolicy = () => ({ allowHttp: [], isOwn: false }),
): { readonly switches: Switches; readonly problems: readonly string[] } => {
  const values = new Map<Name, string | undefined>();
  const problems: string[] = [];
  const end = words.indexOf('--');
  for (const word of words.slice(0, end === -1 ? undefined : end)) {
    const [, name = '', value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    const known = switchNames.find((one) => one === name);
    if (known && values.has(known)) problems.push(text('switches.twice', { name }));
    else if (known) values.set(known, value);
    else if (misspelled.test(word)) problems.push(text('switches.unknown', { word: word.slice(0, 80) }));
  }

  const rows = values.has('demo-rows') ? (values.get('demo-rows') ?? '') : undefined;
  const folder = values.has('user-data-dir') ? (values.get('user-data-dir') ?? '') : undefined;
  const policy = values.has('policy') ? (values.get('policy') ?? '') : undefined;
  if (policy !== undefined && !isFile(policy)) problems.push(text('switches.policy'));
  const rules = policyOf(policy);
  if (policy !== undefined && rules.isOwn) problems.push(text('switches.policyFixed'));
  if (values.get('demo') !== undefined) problems.push(text('switches.demo'));
  if (values.get('erase-all-data') !== undefined) problems.push(text('switches.erase'));
  if (values.has('command') && !commandIn([`--command=${values.get('command')}`]))
    problems.push(text('switches.command', { commands: startCommands.join(', ') }));
  if (values.get('safe') !== undefined) problems.push(text('switches.safe'));
  const address = values.get('server') ?? '';
  const server = values.has('server') ? serverAddress(address, rules) : undefined;
  if (server && !server.ok)
    problems.push(
      text(mayAcceptPlain(address) ? 'switches.plain' : 'switches.server', { address: address.slice(0, 200) }),
    );
  if (server?.ok && rules.server !== undefined && server.value !== rules.server)
    problems.push(text('switches.serverFixed', { address: rules.server }));
  if (server && values.has('demo')) problems.push(text('switches.both'));
  if (rows !== undefined && !(/^[1-9][0-9]{0,6}$/.test(rows) && Number(rows) <= limits.demoRows))
    problems.push(text('switches.rows', { most: limits.demoRows }));
  if (folder !== undefined && !isUsableFolder(folder)) problems.push(text('switches.folder'));

  return {
    switches: {
      demo: values.has('demo'),
      ...(values.has('safe') ? { safe: true } : {}),
      ...(server?.ok ? { server: server.value } : {}),
      ...(folder === undefined ? {} : { folder: resolve(folder) }),
      ...(policy === undefined ? {} : { policy: resolve(policy) }),
      ...(rows === undefined ? {} : { rows: Number(rows) }),
      ...(values.has('erase-all-data') ? { erase: true } : {}),
    },
    problems,
  };
};

const isFile = (path: string): boolean => {
  try {
    return path !== '' && !path.includes('\0') && statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Whether a folder exists, or can be created because its nearest existing parent is a folder. */
const isUsableFolder = (folder: string): boolean => {
  if (folder === '' || folder.includes('\0')) return false;
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found) return found.isDirectory();
    const parent = dirname(resolve(folder));
    return parent !== resolve(folder) && isUsableFolder(parent);
  } catch {
    return false; // too long or not readable
  }
};
