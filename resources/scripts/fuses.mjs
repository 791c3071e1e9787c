/**
 * Electron's nine fuses as Pitwall ships them, and the check of a packed app against them:
 * `node resources/scripts/fuses.mjs <executable or .app>`.
 */
import { basename } from 'node:path';
import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { isMain } from './setup.mjs';

/** @param platform `darwin`, `win32` or `linux`: Electron checks the archive's integrity on the first two only. */
export const fusesFor = (platform) => ({
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: platform !== 'linux',
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  WasmTrapHandlers: true,
});

/**
 * The settings for `flipFuses`: every fuse of the executable is set explicitly. An Electron without
 * the ninth fuse gets eight.
 */
export const fuseConfig = async (executable, platform) => {
  const wire = await getCurrentFuseWire(executable);
  const settings = Object.entries(fusesFor(platform)).map(([name, on]) => [FuseV1Options[name], on]);
  return {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    ...Object.fromEntries(settings.filter(([fuse]) => fuse in wire)),
  };
};

/** Reads the fuses back. One line per fuse; `ok` if none differs, apart from fuses that this Electron lacks. */
export const readFuses = async (executable, platform) => {
  const wire = await getCurrentFuseWire(executable);
  const states = { [FuseState.ENABLE]: true, [FuseState.DISABLE]: false };
  const lines = Object.entries(fusesFor(platform)).map(([name, wanted]) => {
    const found = states[wire[FuseV1Options[name]]];
    const absent = !(FuseV1Options[name] in wire);
    const verdict = absent
      ? 'not in this Electron'
      : found === wanted
        ? 'ok'
        : `WRONG, wanted ${wanted ? 'on' : 'off'}`;
    return { ok: absent || found === wanted, text: `${name}: ${absent ? '-' : found ? 'on' : 'off'} (${verdict})` };
  });
  return { ok: lines.every(({ ok }) => ok), lines: lines.map(({ text }) => text) };
};

if (isMain(import.meta.url)) {
  const executable = process.argv[2];
  if (!executable) {
    console.error(`usage: node ${basename(process.argv[1])} <executable or .app>`);
    process.exit(2);
  }
  const platform = executable.endsWith('.app') ? 'darwin' : executable.endsWith('.exe') ? 'win32' : 'linux';
  const { ok, lines } = await readFuses(executable, platform);
  console.log(lines.join('\n'));
  process.exit(ok ? 0 : 1);
}
