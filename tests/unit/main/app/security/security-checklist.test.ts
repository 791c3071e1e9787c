/**
 * The security checklist, SEC-01 to SEC-66: what proves each point. A test that is renamed or removed fails here, so
 * that no point loses its proof without anybody noticing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf } from '../../../../support/sources';

const repository = join(import.meta.dirname, '../../../../..');
const text = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** A file, and words in it: of a test's title, of a rule, or of the step that checks. */
type Proof = readonly [file: string, words: string];
type Point = readonly [Proof, ...Proof[]];

const by = (...proofs: [Proof, ...Proof[]]): Point => proofs;

const unit = 'tests/unit/main/app/';
const page = 'tests/e2e/desktop/security-page.spec.ts';
const start = 'tests/e2e/desktop/security-start.spec.ts';
const canary = 'tests/e2e/desktop/security-canary.spec.ts';
const sandbox = 'tests/e2e/desktop/security-sandbox.spec.ts';
const rules = 'tests/contract/architecture.test.ts';
const preferences: Proof = [`${unit}window/window.test.ts`, 'are exactly these (SEC-02 to SEC-11'];

const checklist: Readonly<Record<number, Point>> = {
  1: by(
    ['tests/unit/preload/server/server-address.test.ts', 'the server address (SEC-01)'],
    [page, 'has no network access even without the page’s policy'],
  ),
  2: by(preferences, [page, 'runs with the preferences that confine it']),
  3: by(preferences, [page, 'runs with the preferences that confine it']),
  4: by(preferences, [sandbox, 'every page runs in the sandbox']),
  5: by([`${unit}security/confine-page.test.ts`, 'permissions (SEC-05'], [page, 'every permission is denied (SEC-05']),
  6: by(preferences, [rules, 'webSecurity: false']),
  7: by(
    [`${unit}window/protocol.test.ts`, 'the content security policy (SEC-07)'],
    [page, 'the page gets nothing out of'],
  ),
  8: by(preferences, [rules, 'SEC-08, SEC-09']),
  9: by(preferences, [rules, 'SEC-08, SEC-09']),
  10: by(preferences, [rules, 'SEC-10, SEC-11']),
  11: by(preferences, [rules, 'SEC-10, SEC-11']),
  12: by([`${unit}security/confine-page.test.ts`, 'no web view is attached (SEC-12)']),
  13: by([`${unit}security/confine-page.test.ts`, 'navigation (SEC-13'], [page, 'the page cannot navigate to']),
  14: by([`${unit}security/confine-page.test.ts`, 'no window is opened for any address']),
  15: by(
    [`${unit}security/external.test.ts`, 'opening an external address (SEC-15'],
    [rules, 'what checks the address first (SEC-15)'],
  ),
  16: by([`${unit}security/security-checklist.test.ts`, 'the Electron that is shipped is 45 or newer']),
  17: by(
    ['tests/unit/main/ipc/register.test.ts', 'is refused on every channel'],
    [rules, 'whose sender and input are checked (SEC-17)'],
  ),
  18: by([`${unit}window/protocol.test.ts`, 'reads nothing outside its folder for']),
  19: by(['tests/unit/scripts/fuses.test.mjs', 'fuses (SEC-19)']),
  20: by(
    [page, 'the bridge contains functions only (SEC-20)'],
    ['tests/unit/preload/bridge/preload.test.ts', 'SEC-20: the bridge'],
  ),
  21: by([`${unit}window/protocol.test.ts`, 'repeats nothing of the request in its headers (SEC-21)']),
  22: by([`${unit}window/protocol.test.ts`, 'without other privileges (SEC-22)']),
  23: by(preferences, [sandbox, 'the window has its own session, which writes no cache to disk']),
  24: by([canary, 'no session stores or sends a cookie (SEC-24)']),
  25: by(
    ['tests/unit/main/transport/chromium.test.ts', 'end at an untrusted certificate, before the token is sent'],
    [`${unit}security/hardening.test.ts`, 'TLS checks turned off (SEC-25'],
    [rules, 'SEC-25'],
  ),
  26: by([`${unit}security/confine-page.test.ts`, 'no client certificate is offered, also outside of a page (SEC-26)']),
  27: by(
    [canary, 'a token reaches neither the page nor a file'],
    ['tests/unit/main/core/session/session.test.ts', '(SEC-27)'],
  ),
  28: by(
    ['tests/unit/main/vault/keychain-live.test.ts', 'unlocked: keeps a value of any length over a restart'],
    ['tests/unit/main/vault/keychain-live.test.ts', 'locked: reports it, deletes nothing'],
    ['tests/unit/main/vault/keychain-live.test.ts', 'hanging: is abandoned after its limit'],
  ),
  29: by(
    ['tests/unit/main/core/session/session.test.ts', 'the session is in memory only, and the view says so'],
    [canary, 'SEC-29'],
  ),
  30: by([`${unit}security/security-checklist.test.ts`, 'only the vault loads the module of the keychain']),
  31: by(['tests/unit/main/core/session/lock.test.ts', 'no password (SEC-31)']),
  32: by(
    ['tests/unit/main/core/session/session.test.ts', 'clears memory and keychain and cancels calls'],
    [canary, 'after signing out no request carries the token'],
  ),
  33: by(['tests/unit/main/core/session/expired-session.test.ts', 'ends the session once']),
  34: by(
    ['tests/unit/main/core/api-client.test.ts', 'a redirect is never followed'],
    ['tests/unit/main/core/api-client.test.ts', 'an endless or exploding answer is stopped at the limit'],
    ['main/transport/live.ts', 'allowAbsoluteUrls: false'],
  ),
  35: by(['tests/unit/main/core/api-client.test.ts', 'is refused before sending (rows 49, 50, SEC-35)']),
  36: by(
    ['tests/unit/main/ipc/register.test.ts', 'answers `unexpected` without its text'],
    ['tests/unit/main/core/call/transport-error.test.ts', 'SEC-36'],
  ),
  37: by(
    [`${unit}logging/redact.test.ts`, 'a line of the log (SEC-37)'],
    [`${unit}logging/log.test.ts`, 'hides the secrets in use'],
  ),
  38: by(['tests/contract/hostile-page.test.ts', 'SEC-38']),
  39: by(
    ['tests/unit/main/ipc/register.test.ts', 'SEC-39: many calls'],
    ['tests/unit/main/core/export/export.test.ts', 'SEC-39'],
  ),
  40: by(['tests/unit/main/ipc/register.test.ts', 'SEC-40: the page cannot name a path']),
  41: by(
    ['tests/unit/main/core/upload/upload.test.ts', 'an upload is refused before a byte is sent'],
    ['tests/unit/main/core/upload/upload.test.ts', 'never arrives completely if it is truncated or changed'],
  ),
  42: by(['tests/unit/main/core/export/file-name.test.ts', '(SEC-42)']),
  43: by(
    ['tests/unit/main/core/export/export.test.ts', 'is shown in its folder by its job only (SEC-43)'],
    [
      'tests/unit/main/core/export/recent-exports.test.ts',
      'open neither a link, a folder nor a program in its place (SEC-43)',
    ],
    [rules, 'SEC-43'],
  ),
  44: by(['tests/unit/preload/csv/csv-format.test.ts', 'formula neutralizing (SEC-44)']),
  45: by(
    [page, 'the page gets nothing out of'],
    [rules, 'SEC-45'],
    ['main/app/security/content-security-policy.ts', 'require-trusted-types-for'],
  ),
  46: by(
    [`${unit}window/window.test.ts`, '(SEC-46)'],
    [`${unit}menus/menu.test.ts`, 'no reload and no developer tools in a packaged app'],
  ),
  47: by([`${unit}security/hardening.test.ts`, 'a packaged app refuses to start (SEC-47']),
  48: by(
    [start, 'a second start only brings the first window to the front (SEC-48'],
    ['tests/unit/preload/links/link.test.ts', 'a link from elsewhere (SEC-48)'],
    [`${unit}startup/links.test.ts`, 'the link on a command line (SEC-48)'],
    [`${unit}startup/switches.test.ts`, 'so that nothing in a link is one (SEC-48)'],
    [rules, 'SEC-48'],
  ),
  49: by(['tests/unit/scripts/fuses.test.mjs', 'check the archive’s integrity on macOS and Windows']),
  50: by(
    ['.github/workflows/release.yml', 'codesign --verify --deep --strict'],
    ['.github/workflows/release.yml', 'Get-AuthenticodeSignature'],
  ),
  51: by(
    ['tests/unit/main/updates/update-address.test.ts', 'in a build that names no publisher, also by policy (SEC-51)'],
    ['tests/e2e/desktop/updates.spec.ts', 'a broken version are not installed, and each is explained (SEC-51)'],
    ['.github/workflows/release.yml', "throw 'no publisher'"],
  ),
  52: by([
    `${unit}security/security-checklist.test.ts`,
    'every package is held to its bytes, and none runs a script of its own',
  ]),
  53: by(
    ['tests/unit/main/core/call/demo-transport.test.ts', '(SEC-53'],
    ['tests/unit/mocks/adapter.test.ts', 'SEC-53'],
  ),
  54: by(
    [`${unit}security/confine-page.test.ts`, 'cookies not kept (SEC-24, SEC-54)'],
    [page, 'serviceWorker: undefined'],
  ),
  55: by([`${unit}security/security-checklist.test.ts`, 'no crash is reported to anybody']),
  56: by(
    ['tests/unit/preload/ability.test.ts', 'SEC-56: abilities'],
    ['tests/unit/main/core/session/session.test.ts', 'SEC-56'],
  ),
  57: by(['tests/unit/main/core/call/download.test.ts', 'an address in an answer (SEC-57']),
  58: by([canary, 'SEC-58']),
  59: by(['tests/unit/preload/http/read-answer.test.ts', 'SEC-59: for any answer']),
  60: by(['tests/contract/hostile-page.test.ts', 'SEC-60']),
  61: by(
    ['tests/unit/main/settings/policy.test.ts', 'does not apply at all, and says where and why (SEC-61)'],
    [start, 'a policy with a mistake is explained'],
  ),
  62: by(
    [
      'tests/unit/main/core/session/lock.test.ts',
      'no order of events shows the session to the page while it is locked (SEC-62)',
    ],
    ['tests/unit/main/ipc/register.test.ts', 'answers nothing but what the lock screen needs (SEC-62)'],
  ),
  63: by(
    ['tests/unit/main/erase/erase-all.test.ts', 'deletes the app’s folder and every entry of the keychain (SEC-63)'],
    ['tests/unit/main/vault/keychain-live.test.ts', 'erasing deletes the entries of every server and person (SEC-63)'],
  ),
  64: by([
    'tests/unit/main/diagnostics/report-canary.test.ts',
    'no canary is in the report, in any encoding, and what helps is (SEC-64)',
  ]),
  65: by(
    ['tests/unit/main/transport/chromium-connection.test.ts', 'a server that asks for a password gets none (SEC-65)'],
    ['tests/e2e/desktop/connection.spec.ts', 'is never given to the server (SEC-65)'],
  ),
  66: by(
    ['tests/unit/main/core/outbox/sending.test.ts', 'and no value that was sent (SEC-66)'],
    ['tests/unit/main/core/journal/journal.test.ts', 'only ids are kept (SEC-66)'],
  ),
};

describe('the security checklist', () => {
  const numbers = Array.from({ length: 66 }, (_, index) => index + 1);

  test('contains every point exactly once', () => {
    expect(Object.keys(checklist).map(Number)).toEqual(numbers);
  });

  test.each(numbers)('SEC-%i has a proof', (number) => {
    const point = checklist[number];
    if (!point) throw new Error(`SEC-${number} is missing.`);
    for (const [file, words] of point) expect(text(file), `${file} says: ${words}`).toContain(words);
  });
});

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly link?: boolean;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}
const lock = JSON.parse(text('package-lock.json')) as Lock;
const manifest = JSON.parse(text('package.json')) as {
  readonly allowScripts?: Readonly<Record<string, boolean>>;
};

test('the Electron that is shipped is 45 or newer (SEC-16)', () => {
  expect(Number(lock.packages['node_modules/electron']?.version?.split('.')[0])).toBeGreaterThanOrEqual(45);
});

test('every package has an integrity hash, and only the named ones run install scripts (SEC-52)', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);
  expect(packages.length).toBeGreaterThan(100);
  expect(
    packages.filter(([path, { integrity }]) => !integrity && !path.includes('/node_modules/')).map(([path]) => path),
  ).toEqual([]);
  expect(Object.keys(manifest.allowScripts ?? {})).toEqual(['node']);
});

test('only the vault loads the module of the keychain (SEC-30)', () => {
  const code = ['main', 'preload', 'renderer', 'mocks'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  const loading = code.filter((file) => importsOf(file).some(({ name }) => name === 'keytar'));
  expect(loading).toContain('main/vault/keychain.ts');
  expect(loading.filter((file) => !file.startsWith('main/vault/'))).toEqual([]);
});

test('crashes are reported to nobody (SEC-55)', () => {
  for (const file of [
    'main/index.ts',
    'main/app/logging/crashes.ts',
    'main/app/startup/start.ts',
    'main/app/startup/services.ts',
  ])
    expect(text(file)).not.toMatch(/crashReporter|uploadToServer/);
});
