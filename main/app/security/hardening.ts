/** Ways to start a packaged app that would undo its protection and that no fuse covers. */

/**
 * The only switches that a packaged app accepts: its own, and those of Chromium that help a person with a display, a
 * language or a screen reader. Chromium has hundreds more, and every version adds some. Many of them allow remote
 * control, weaken TLS or the sandbox, or redirect traffic.
 */
export const allowedSwitches: ReadonlySet<string> = new Set([
  'command',
  'demo',
  'demo-rows',
  'safe',
  'policy',
  'server',
  'user-data-dir',
  // Displays and graphics.
  'disable-gpu',
  'disable-gpu-compositing',
  'force-color-profile',
  'force-device-scale-factor',
  'high-dpi-support',
  'ozone-platform',
  'ozone-platform-hint',
  // Languages and screen readers.
  'force-renderer-accessibility',
  'lang',
  // The installer passes these when it starts the app it has just installed.
  'force-run',
  'updated',
]);

/** The switches of a command line in lower case. Windows accepts a slash as a dash. Nothing after `--` is a switch. */
const switchesIn = (words: readonly string[], platform: NodeJS.Platform): readonly string[] => {
  const end = words.indexOf('--');
  const pattern = platform === 'win32' ? /^(?:--?|\/)([^=]+)/s : /^--?([^=]+)/s;
  return words.slice(0, end === -1 ? undefined : end).flatMap((word) => {
    const [, name] = pattern.exec(word.trim()) ?? [];
    return name === undefined ? [] : [name.toLowerCase()];
  });
};

/** Finder adds this argument on a first start. */
const isFinderMark = (name: string, platform: NodeJS.Platform): boolean =>
  platform === 'darwin' && /^psn_\d+_\d+$/.test(name);

/**
 * The switch or variable because of which a packaged app must not start, as a person would write it; undefined if none.
 * `words` is the command line without the program.
 */
export const findForbiddenSwitch = (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string | undefined => {
  const found = switchesIn(words, platform).find((name) => !allowedSwitches.has(name) && !isFinderMark(name, platform));
  if (found !== undefined) return `--${found.slice(0, 80)}`;
  return environment.NODE_TLS_REJECT_UNAUTHORIZED === '0' ? 'NODE_TLS_REJECT_UNAUTHORIZED=0' : undefined;
};

/**
 * Drops variables that make Chromium log the keys of every connection. Some antivirus programs set one for
 * all programs on a computer, so the app starts anyway. Returns the names of the dropped variables.
 */
export const removeKeyLogVariables = (environment: Record<string, string | undefined>): readonly string[] => {
  const found = Object.keys(environment).filter((name) => name.toUpperCase() === 'SSLKEYLOGFILE');
  for (const name of found) delete environment[name];
  return found;
};
