import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

type NativeCalls = typeof import('../../preload/contract/bridge/native-calls.ts');

/** The names of the native calls by area, for the sandboxed preload, which needs no input schemas. */
export const nativeNames = async (): Promise<string> => {
  const calls = fileURLToPath(new URL('../../preload/contract/bridge/native-calls.ts', import.meta.url));
  const { module } = await runnerImport<NativeCalls>(calls, { logLevel: 'error' });
  return JSON.stringify(module.nativeNames);
};
