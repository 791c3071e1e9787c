/**
 * Which end-to-end specs a change can break, for `npm test -- --changed`. A file belongs to the rows whose folder is the longest
 * that contains it. Unit tests need no row, because their imports tell. `tests/contract/areas.test.ts` keeps the table whole.
 */
interface Area {
  /** Folders or files, relative to the repository. */
  readonly paths: readonly string[];
  /** Below `tests/e2e`, without `.spec.ts`. */
  readonly specs: readonly string[];
}

const start = ['desktop/security-start', 'desktop/start-commands', 'desktop/restore', 'desktop/safe-mode'];
const page = ['desktop/security-page', 'desktop/security-sandbox', 'desktop/security-canary'];
const session = ['desktop/gate-mode', 'desktop/session', 'desktop/lock', 'desktop/live', 'desktop/security-canary'];
const network = ['desktop/connection', 'desktop/live', 'desktop/session', 'desktop/updates'];
const files = ['desktop/exports', 'desktop/live', 'desktop/leaving'];
const offline = ['desktop/offline', 'screens/network', 'screens/outbox'];
const media = ['desktop/media-hosts'];
const commands = ['desktop/start-commands', 'screens/keyboard', 'screens/context-menus'];
const windows = ['desktop/windows'];
const links = ['desktop/links', 'screens/links'];
const papers = ['screens/papers'];
const desk = [
  'screens/desk-day',
  'screens/desk-message',
  'screens/desk-sums',
  'screens/camera',
  'screens/gate',
  'screens/gate-mode',
  'screens/rain-checks',
  'screens/racers',
  'screens/scanner',
  'screens/scans',
  'screens/roll-calls',
  'screens/watch',
];
/** What every screen has. */
const screens = ['screens/every-route', 'screens/access', 'screens/focus', 'screens/pages'];
const lists = ['screens/every-route', 'screens/lists', 'screens/context-menus', 'screens/keyboard'];
const details = ['screens/every-route', 'screens/links', 'screens/context-menus'];
const forms = ['screens/every-route', 'screens/forms', 'screens/keyboard', 'screens/outbox'];

export const areas: readonly Area[] = [
  // Main.
  { paths: ['main'], specs: [...start, ...session, ...files] },
  {
    paths: ['main/app'],
    specs: [...start, ...page, ...links, ...windows, 'desktop/lock', 'desktop/leaving'],
  },
  { paths: ['main/check', 'main/core/notes'], specs: ['desktop/live'] },
  { paths: ['main/core'], specs: ['desktop/live', 'desktop/offline', 'screens/every-route'] },
  { paths: ['main/core/call', 'main/transport'], specs: network },
  { paths: ['main/core/zip-report.ts', 'main/diagnostics'], specs: ['desktop/safe-mode'] },
  { paths: ['main/core/export', 'main/files'], specs: [...files, 'screens/desk-day', 'screens/lists'] },
  { paths: ['main/core/csv', 'main/core/file-jobs.ts'], specs: files },
  { paths: ['main/core/sent-messages.ts'], specs: ['screens/desk-message'] },
  { paths: ['main/core/outbox', 'main/core/pack', 'main/core/store', 'main/store'], specs: offline },
  { paths: ['main/core/session', 'main/vault'], specs: session },
  { paths: ['main/core/upload'], specs: ['desktop/live', 'desktop/leaving'] },
  { paths: ['main/desktop'], specs: ['desktop/exports', 'desktop/media-hosts'] },
  { paths: ['main/erase'], specs: ['desktop/erase'] },
  { paths: ['main/handover'], specs: offline },
  { paths: ['main/ipc'], specs: [...page, 'desktop/live'] },
  { paths: ['main/media'], specs: media },
  { paths: ['main/settings'], specs: ['desktop/policy', 'desktop/safe-mode', 'desktop/security-start'] },
  { paths: ['main/updates'], specs: ['desktop/updates'] },
  // Bridge and contract.
  { paths: ['preload'], specs: [...page, 'desktop/live', 'screens/every-route'] },
  { paths: ['preload/contract'], specs: ['desktop/live', ...screens] },
  { paths: ['preload/contract/commands'], specs: commands },
  { paths: ['preload/contract/csv'], specs: files },
  { paths: ['preload/contract/links'], specs: links },
  { paths: ['preload/contract/media'], specs: media },
  { paths: ['preload/contract/network', 'preload/contract/http', 'preload/contract/server'], specs: network },
  { paths: ['preload/contract/settings'], specs: ['desktop/policy', 'desktop/security-start', 'screens/every-route'] },
  { paths: ['preload/contract/updates'], specs: ['desktop/updates'] },
  // The page: what all areas share.
  { paths: ['renderer'], specs: [...screens, 'desktop/security-start'] },
  { paths: ['renderer/app'], specs: [...screens, ...commands, ...links, 'screens/overlays', 'desktop/session'] },
  { paths: ['renderer/event'], specs: desk },
  { paths: ['renderer/kit'], specs: [...screens, 'screens/overlays'] },
  { paths: ['renderer/kit/commands'], specs: commands },
  { paths: ['renderer/kit/delete', 'renderer/kit/form'], specs: forms },
  { paths: ['renderer/kit/detail', 'renderer/kit/notes'], specs: details },
  {
    paths: ['renderer/kit/dialog', 'renderer/kit/popover', 'renderer/kit/feedback'],
    specs: ['screens/overlays', 'screens/focus', 'screens/forms'],
  },
  { paths: ['renderer/kit/export'], specs: ['desktop/exports', 'screens/lists', 'screens/keyboard'] },
  { paths: ['renderer/kit/freshness'], specs: ['screens/watch', 'screens/network'] },
  { paths: ['renderer/kit/links'], specs: links },
  { paths: ['renderer/kit/list'], specs: lists },
  { paths: ['renderer/kit/media'], specs: media },
  { paths: ['renderer/kit/offline', 'renderer/kit/outbox'], specs: offline },
  { paths: ['renderer/kit/print'], specs: papers },
  { paths: ['renderer/kit/skins'], specs: ['screens/every-route', 'screens/access'] },
  { paths: ['renderer/locales'], specs: ['screens/every-route'] },
  { paths: ['renderer/samples', 'mocks/samples', 'preload/contract/samples'], specs: ['screens/every-route'] },
  { paths: ['renderer/state'], specs: ['screens/lists', 'screens/outbox', 'screens/desk-message'] },
  // Areas of the page.
  { paths: ['renderer/features'], specs: [...lists, ...details] },
  {
    paths: ['renderer/features/account', 'renderer/features/admins', 'renderer/features/tracks'],
    specs: [...forms, ...lists],
  },
  { paths: ['renderer/features/auth'], specs: ['desktop/session', 'desktop/connection', 'screens/links'] },
  {
    paths: ['renderer/features/bookings', 'renderer/features/tickets', 'renderer/features/buybacks'],
    specs: [...lists, ...details],
  },
  { paths: ['renderer/features/dashboard'], specs: ['screens/every-route', 'screens/lists', 'screens/watch'] },
  { paths: ['renderer/features/desk'], specs: [...desk, ...papers, ...windows, 'screens/every-route'] },
  { paths: ['renderer/features/events', 'renderer/features/track-contacts'], specs: [...lists, ...details] },
  { paths: ['renderer/features/help'], specs: ['desktop/help', 'screens/every-route'] },
  { paths: ['renderer/features/inspections', 'renderer/features/inspectors'], specs: [...media, ...lists] },
  { paths: ['renderer/features/journal'], specs: ['screens/lists', 'screens/every-route'] },
  { paths: ['renderer/features/media'], specs: ['desktop/live', 'screens/every-route'] },
  { paths: ['renderer/features/messages'], specs: ['screens/desk-message', 'screens/every-route'] },
  { paths: ['renderer/features/outbox'], specs: offline },
  { paths: ['renderer/features/roles'], specs: ['screens/pages', 'screens/every-route'] },
  {
    paths: ['renderer/features/settings'],
    specs: ['screens/every-route', 'screens/scanner', 'desktop/connection', 'desktop/policy'],
  },
  { paths: ['renderer/features/transactions'], specs: [...lists, 'screens/desk-sums'] },
  { paths: ['renderer/features/visitors', 'renderer/features/wishlists'], specs: [...lists, ...details] },
  // The demo.
  { paths: ['mocks'], specs: ['screens/every-route', 'screens/lists', ...desk] },
  { paths: ['mocks/page', 'mocks/bridge.ts', 'mocks/browser.ts'], specs: [...offline, 'screens/desk-day'] },
  { paths: ['mocks/server'], specs: ['desktop/live', 'desktop/session'] },
];

/**
 * The specs for changed files, relative to the repository, as paths. A spec that changed is one of them. `undefined` stands for
 * all of them: a file of the build or of `tests/support` can break any.
 */
export const specsFor = (changed: readonly string[]): readonly string[] | undefined => {
  const found = new Set<string>();
  for (const file of changed) {
    if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) found.add(file);
    else if (/^tests\/(support|e2e)\/|^(resources\/build|package)|^[^/]*\.config\.ts$/.test(file)) return undefined;
    const rows = areas.flatMap(({ paths, specs }) =>
      paths.filter((path) => file === path || file.startsWith(`${path}/`)).map((path) => ({ path, specs })),
    );
    const longest = Math.max(...rows.map(({ path }) => path.length));
    for (const { path, specs } of rows)
      if (path.length === longest) for (const spec of specs) found.add(`tests/e2e/${spec}.spec.ts`);
  }
  return [...found].sort();
};
