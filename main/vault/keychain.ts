/** The vault port over the operating system's keychain. */
import { randomUUID } from 'node:crypto';
import type { KeychainState } from '@contract/bridge';
import type { Vault, VaultEntry } from '../core/session/vault';
import { createKeychainQueue, KeychainTimeout } from './keychain-queue';
import { keychainService } from './keychain-service';
import { type Head, join, maxPieces, parseHead, type Slot, split } from './pieces';

/** keytar passes on the system's messages, without codes. */
const sentences: readonly (readonly [RegExp, KeychainState])[] = [
  // Linux, libsecret: "Cannot create an item in a locked collection"; a prompt that was closed.
  // macOS: a refused prompt (errSecUserCanceled -128, errSecAuthFailed -25293, errSecInteractionNotAllowed -25308).
  [/locked|dismissed|user cancel|user name or passphrase|interaction (is )?not allowed|-128|-25293|-25308/i, 'locked'],
  // Linux without D-Bus or without a secret service.
  [/autolaunch|not provided|spawn|dbus-launch|unknown address|could not connect|no such file|not supported/i, 'none'],
  // The native module is missing or made for another system.
  [/cannot find (module|package)|no native build|was compiled against|dlopen|invalid elf|not a valid win32/i, 'none'],
];

/** The state that an error of the keychain, or of loading it, means. */
export const stateOf = (error: unknown): KeychainState => {
  if (error instanceof KeychainTimeout) return 'unavailable';
  const sentence: unknown = error instanceof Error ? error.message : error;
  if (typeof sentence !== 'string') return 'unavailable';
  return sentences.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'unavailable';
};

/** The part of keytar that is used; `stateOf` interprets its error messages. */
export interface Keyring {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

export interface Keychain extends Vault {
  /** Finds out how the keychain responds by writing, reading and removing a test entry. Never rejects. */
  probe(): Promise<KeychainState>;
}

export interface KeychainOptions {
  /** Loads keytar; a rejection means no keychain here (the native module is missing). */
  readonly load?: () => Promise<Keyring>;
  /** The service name of all entries in the keychain. */
  readonly service?: string;
  /** How long one keychain call may take, in milliseconds. */
  readonly limit?: number;
}

/** GitHub's maintained fork of keytar. Loaded on first use, so that a missing module does not crash the start. */
const loadKeytar = async (): Promise<Keyring> => (await import('keytar')).default;

/**
 * The operating system's keychain. To replace a value, new pieces are written to the unused slot, then the head is
 * overwritten, then the old pieces are deleted. If this is interrupted, either the old or the new value is read.
 */
export const createKeychain = (options: KeychainOptions = {}): Keychain => {
  const { load = loadKeytar, service = keychainService(), limit = 5_000 } = options;
  const queue = createKeychainQueue(limit);
  let loaded: Promise<Keyring> | undefined;

  const loadOnce = (): Promise<Keyring> => {
    loaded ??= load();
    return loaded;
  };
  const read = async (account: string): Promise<string | null> => {
    const keyring = await loadOnce();
    return queue.withTimeout(() => keyring.getPassword(service, account));
  };
  const write = async (account: string, text: string): Promise<void> => {
    const keyring = await loadOnce();
    await queue.withTimeout(() => keyring.setPassword(service, account, text));
  };
  const remove = async (account: string): Promise<boolean> => {
    const keyring = await loadOnce();
    return queue.withTimeout(() => keyring.deletePassword(service, account));
  };
  const nameOf = (name: string, slot: Slot, index: number): string => `${name} ${slot}${index}`;

  /** Removes the pieces of one slot: the known number, then any further ones. */
  const removeSlot = async (name: string, slot: Slot, known: number): Promise<void> => {
    for (let index = 1; index < maxPieces; index += 1) {
      const found = await remove(nameOf(name, slot, index));
      if (!found && index >= known) return;
    }
  };
  const removeAll = async (name: string, known: number): Promise<boolean> => {
    await removeSlot(name, 'a', known);
    await removeSlot(name, 'b', known);
    return remove(name);
  };
  const readRest = async (name: string, head: Head): Promise<(string | null)[]> => {
    const rest: (string | null)[] = [];
    for (let index = 1; index < head.count; index += 1) rest.push(await read(nameOf(name, head.slot, index)));
    return rest;
  };

  /** Another process that tests the keychain at the same moment must not see this entry as its own. */
  let probeName: string | undefined;
  /** On Linux a locked keyring answers like an empty one until a write fails, so an empty answer is probed. */
  const tryProbe = async (): Promise<void> => {
    const text = randomUUID();
    probeName ??= `probe ${randomUUID().slice(0, 8)}`;
    await write(probeName, text);
    const stored = await read(probeName);
    await remove(probeName);
    if (stored !== text) throw new Error('locked: the test entry did not come back');
  };

  const tryGet = async (name: string): Promise<VaultEntry> => {
    const entry = await read(name);
    if (entry === null) {
      await tryProbe();
      return { state: 'ok' };
    }
    const head = parseHead(entry);
    const value = head && join(head, await readRest(name, head));
    if (value !== undefined) return { state: 'ok', value };
    await removeAll(name, head?.count ?? 1);
    return { state: 'ok' };
  };

  const trySet = async (name: string, value: string): Promise<void> => {
    const entry = await read(name);
    const old = entry === null ? undefined : parseHead(entry);
    const slot = old?.slot === 'a' ? 'b' : 'a';
    const pieces = split(value, randomUUID(), slot);
    if (!pieces) throw new Error('the value is empty or too long to keep');
    for (const [index, piece] of pieces.rest.entries()) await write(nameOf(name, slot, index + 1), piece);
    await write(name, pieces.head);
    await removeSlot(name, slot === 'a' ? 'b' : 'a', old?.count ?? 1);
  };

  const tryClear = async (name: string): Promise<void> => {
    const entry = await read(name);
    const head = entry === null ? undefined : parseHead(entry);
    const found = await removeAll(name, head?.count ?? 1);
    if (!found) await tryProbe();
  };

  return {
    get: (name) => queue.run(() => tryGet(name)).catch((error: unknown) => ({ state: stateOf(error) })),
    set: (name, value) => queue.run(() => trySet(name, value)).then(() => 'ok' as const, stateOf),
    clear: (name) => queue.run(() => tryClear(name)).then(() => 'ok' as const, stateOf),
    isHanging: queue.isHanging,
    whenResponsive: queue.whenResponsive,
    probe: () => queue.run(tryProbe).then(() => 'ok' as const, stateOf),
  };
};
