/**
 * The app's main script while its code cache is made (code-cache.mjs): starts the built app, signs in, opens a list, and writes
 * what V8 has compiled by then. Fails if V8 refuses what an earlier run wrote. The file `PITWALL_KEYCHAIN_FILE` takes the place
 * of the computer's keychain.
 */
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const vm = require('node:vm');
const { app } = require('electron');

const root = join(__dirname, '..', '..');
const main = join(root, 'out', 'main');
const keychain = process.env.PITWALL_KEYCHAIN_FILE;

/** The scripts that the app has loaded, by their file. */
const scripts = new Map();
vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    if (this.cachedDataRejected) app.exit(3);
    if (options?.filename?.startsWith(main)) scripts.set(options.filename, this);
  }
};

const entries = () => {
  try {
    return JSON.parse(readFileSync(keychain, 'utf8'));
  } catch {
    return {};
  }
};
const change = (name, password) => writeFileSync(keychain, JSON.stringify({ ...entries(), [name]: password }));
const keytar = require.resolve('keytar', { paths: [root] });
require.cache[keytar] = {
  id: keytar,
  filename: keytar,
  loaded: true,
  exports: {
    getPassword: async (service, account) => entries()[`${service} ${account}`] ?? null,
    setPassword: async (service, account, password) => change(`${service} ${account}`, password),
    deletePassword: async (service, account) => {
      const had = `${service} ${account}` in entries();
      change(`${service} ${account}`, undefined);
      return had;
    },
  },
};

/** In the page: resolves once its first screen is shown, to whether that has rows. */
const showsRows = `(async () => {
  const row = '[role="grid"] [role="row"][data-index]';
  const shown = () => document.querySelector('form button[type=submit], ' + row);
  while (!shown()) await new Promise((resolve) => setTimeout(resolve, 50));
  return shown().matches(row);
})()`;

/** In the page: signs in, which loads the page again, or resolves once rows are shown and the next start would show them. */
const step = `(async () => {
  const { session } = window.bridge;
  if (await ${showsRows}) {
    for (;;) {
      const { value } = await session.current();
      if (value.mode === 'demo' || value.returnTo?.path.startsWith('/bookings')) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const { mode } = (await session.current()).value;
  await (mode === 'demo' ? session.exploreDemo() : session.signIn({ email: 'admin@pitwall.example', password: 'pitwall' }));
  location.assign('/bookings');
  return false;
})()`;

app.setAppPath(root);
const { cacheName } = require(join(main, 'index.cjs'));

const write = () => {
  const caches = join(main, 'code-cache');
  mkdirSync(caches, { recursive: true });
  for (const [file, script] of scripts)
    writeFileSync(join(caches, cacheName(readFileSync(file, 'utf8'))), script.createCachedData());
};

app.on('web-contents-created', (_, contents) => {
  contents.on('did-finish-load', async () => {
    // The load that the step starts ends it.
    if (!(await contents.executeJavaScript(step).catch(() => false))) return;
    write();
    app.exit();
  });
});
