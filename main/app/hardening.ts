/** Ways to start a packaged app that would undo its protection and that no fuse covers. */

/** Chromium switches that open a door, weaken TLS or the sandbox, or send traffic elsewhere. */
export const hostileSwitches = [
  'allow-running-insecure-content',
  'auth-server-allowlist',
  'disable-gpu-sandbox',
  'disable-setuid-sandbox',
  'disable-site-isolation-trials',
  'disable-web-security',
  'enable-blink-features',
  'gpu-launcher',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'inspect-publish-uid',
  'js-flags',
  'load-extension',
  'log-net-log',
  'no-sandbox',
  'proxy-pac-url',
  'proxy-server',
  'remote-allow-origins',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'renderer-cmd-prefix',
  'single-process',
  'ssl-key-log-file',
  'unsafely-treat-insecure-origin-as-secure',
  'utility-cmd-prefix',
] as const;

/** What about this start is refused, as a person would write it; undefined when nothing is. For packaged apps only. */
export const hostileStart = (
  hasSwitch: (name: string) => boolean,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const found = hostileSwitches.find((name) => hasSwitch(name));
  if (found) return `--${found}`;
  if (environment.NODE_TLS_REJECT_UNAUTHORIZED === '0') return 'NODE_TLS_REJECT_UNAUTHORIZED=0';
  return environment.SSLKEYLOGFILE ? 'SSLKEYLOGFILE' : undefined;
};
