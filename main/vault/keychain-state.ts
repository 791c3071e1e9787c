/** Maps errors of the keychain to states. keytar passes on the system's messages, without codes. */
import type { KeychainState } from '@contract/bridge';
import { KeychainTimeout } from './keychain-queue';

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
