/**
 * The architecture rules for all files, as data: allowed imports, file names, file sizes and banned code. A rule that names
 * what does not exist, or allows what nothing needs, fails.
 */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpointIds, isSample } from '../../preload/contract/table';
import { exportsOf, filesBelow, type Import, importsOf, read } from '../support/sources';

interface Rule {
  /** The folders whose files it may import, besides its own. */
  readonly folders: readonly string[];
  readonly packages: readonly string[];
  /** Whether it may use Node's own modules. */
  readonly node?: boolean;
  /** Whether the folders in it are apart from each other. */
  readonly isSplit?: boolean;
}

interface Exception {
  readonly why: string;
  /** Files or folders. */
  readonly files: readonly string[];
  /** What they import: folders, modules and packages of theirs, by the start of the name. */
  readonly may: readonly string[];
  readonly onDemand?: boolean;
}

/** A file, and imports that it could have. */
type Example = readonly [file: string, source: string];

interface SampleRules {
  readonly rules: Readonly<Record<string, Rule>>;
  readonly rejected: readonly Example[];
  readonly allowed: readonly Example[];
  readonly tables: readonly string[];
}

/** The rules of the samples; undefined once they are deleted. */
const [samples] = Object.values(import.meta.glob<SampleRules>('./samples/import-rules.ts', { eager: true }));

const screens = ['react', 'react-router-dom', '@fluentui/react-components', '@fluentui/react-icons'];

/** The only imports allowed for each folder. Folders in it that have a rule of their own are apart from it. */
const rules: Readonly<Record<string, Rule>> = {
  'preload/contract': {
    folders: [],
    packages: ['zod', '@casl/ability', 'cldr-core', 'intl-messageformat', '@formatjs/icu-messageformat-parser'],
  },
  preload: { folders: ['preload/contract'], packages: ['electron'] },
  'main/core': {
    folders: ['preload/contract'],
    packages: ['zod', 'fflate', 'file-type', 'hucre', '@cj-tech-master/excelts'],
  },
  main: {
    // Native dialogs and menus use texts of the page's locales.
    folders: ['main/core', 'preload/contract', 'renderer/locales'],
    packages: [
      'electron',
      'axios',
      'electron-store',
      'electron-updater',
      'semver',
      'electron-log',
      'keytar',
      'classic-level',
      'zod',
    ],
    node: true,
  },
  'renderer/locales': { folders: ['preload/contract'], packages: [] },
  'renderer/kit': {
    folders: ['preload/contract', 'renderer/locales'],
    packages: [
      ...screens,
      'react-dom',
      'react-hook-form',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'zustand',
      'dompurify',
      '@fluentui/react-charts',
      '@fluentui/react-datepicker-compat',
    ],
  },
  // Areas and what they share have no zustand: their stores are the kit's, which resets them with the demo.
  'renderer/state': {
    folders: ['renderer/kit', 'preload/contract'],
    packages: ['react', '@fluentui/react-components'],
  },
  'renderer/event': { folders: ['renderer/state', 'renderer/kit', 'preload/contract'], packages: screens },
  'renderer/features': {
    folders: ['renderer/kit', 'renderer/state', 'renderer/event', 'renderer/features/tones', 'preload/contract'],
    packages: [...screens, 'react-hook-form'],
    isSplit: true,
  },
  // The tones of status words that several areas show.
  'renderer/features/tones': { folders: ['renderer/kit', 'preload/contract'], packages: [] },
  // The samples can be deleted: the app finds them by a pattern, not by an import.
  'renderer/app': {
    folders: [
      'renderer/features',
      'renderer/state',
      'renderer/event',
      'renderer/kit',
      'renderer/locales',
      'preload/contract',
      'resources',
    ],
    packages: [...screens, 'react-dom', 'zustand'],
  },
  renderer: { folders: ['renderer/app', 'preload/contract'], packages: [] },
  mocks: { folders: ['preload/contract'], packages: ['msw', '@faker-js/faker', 'zod'] },
  ...samples?.rules,
};

/** Files that may import more than their folder may. */
const exceptions: readonly Exception[] = [
  { why: 'the root starts the demo, on demand', files: ['main/index.ts'], may: ['mocks'], onDemand: true },
  { why: 'the browser demo hosts the core', files: ['mocks/page', 'mocks/bridge.ts'], may: ['main/core'] },
  {
    why: "the mock server's dialects read the demo's CSV",
    files: ['mocks/server/dialects/translate.ts'],
    may: ['main/core/csv/csv-records'],
  },
  {
    why: 'the mock server is a Node program',
    files: ['mocks/server'],
    may: ['node:crypto', 'node:http', 'node:timers', 'node:util', 'node:zlib'],
  },
  { why: 'one module draws documents', files: ['renderer/kit/media/document/pdf-file.ts'], may: ['pdfjs-dist'] },
  { why: 'one module draws barcodes', files: ['renderer/kit/print/papers/barcodes.ts'], may: ['bwip-js/generic'] },
  { why: 'one module reads codes', files: ['renderer/features/desk/gate/camera-worker.ts'], may: ['@zxing/library'] },
  { why: 'one module matches texts', files: ['renderer/app/palette/rank-entries.ts'], may: ['fuzzysort'] },
];

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const withoutExtension = (path: string): string => path.replace(/\.tsx?$/, '');

const ruleFolders = Object.keys(rules).toSorted((one, other) => other.length - one.length);

/** The folder with a rule that a file belongs to, or else the first of its path. */
const folderOf = (path: string): string =>
  ruleFolders.find((folder) => isBelow(withoutExtension(path), folder)) ?? path.split('/')[0] ?? path;

/** The files that may import each other: `renderer/features/bookings`, or a folder with a rule. */
const partOf = (path: string): string => {
  const folder = folderOf(path);
  if (!rules[folder]?.isSplit) return folder;
  return `${folder}/${withoutExtension(path).split('/')[folder.split('/').length]}`;
};

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Describes what is wrong with an import, exceptions aside, or returns undefined. */
const faultInFolder = (file: string, used: Import): string | undefined => {
  const folder = folderOf(file);
  const rule = rules[folder];
  if (!rule) return `${file} belongs to no folder with a rule`;
  const isAllowed =
    used.local !== undefined
      ? partOf(used.local) === partOf(file) || rule.folders.includes(folderOf(used.local))
      : used.name.startsWith('node:')
        ? rule.node
        : rule.packages.includes(packageOf(used.name));
  return isAllowed ? undefined : `${file} imports ${used.name}, which ${folder} may not`;
};

const isOf = ({ local, name }: Import, start: string): boolean => isBelow(local ?? name, start);

const isException = (file: string, used: Import): boolean =>
  exceptions.some(
    ({ files, may, onDemand }) =>
      files.some((one) => isBelow(file, one)) && may.some((one) => isOf(used, one)) && (!onDemand || used.dynamic),
  );

const fault = (file: string, used: Import): string | undefined =>
  isException(file, used) ? undefined : faultInFolder(file, used);

const folders = ['main', 'preload', 'renderer', 'mocks', 'tests'];
const files = folders.flatMap(filesBelow).filter((file) => !/(^|\/)(\.|node_modules)/.test(file));
const code = files.filter((file) => /\.tsx?$/.test(file));
const product = code.filter((file) => !file.startsWith('tests/'));
const imports = product.flatMap((file) => importsOf(file).map((used) => ({ file, used })));

const codeFiles = new Set(code);

/** The module of a path, which may leave out the extension and `index`. */
const moduleOf = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => codeFiles.has(file));

const isModule = (path: string): boolean => moduleOf(path) !== undefined;

const manifest = JSON.parse(read('package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

describe('imports', () => {
  it('follow the rules', () => {
    expect(imports.flatMap(({ file, used }) => fault(file, used) ?? [])).toEqual([]);
  });

  it.each<Example>([
    ...(samples?.rejected ?? []),
    ['preload/contract/a.ts', "import 'electron'"],
    ['preload/contract/a.ts', "import 'node:fs'"],
    ['preload/index.ts', "import '../main/app/window/window'"],
    ['main/app/a.ts', "await import('../../mocks/database/collection')"],
    ['main/app/a.ts', "import '../../renderer/kit/area/area'"],
    ['main/app/a.ts', "import '../../tests/support/sources'"],
    ['main/index.ts', "import '../mocks/database/demo'"],
    ['renderer/kit/a.ts', "import '../features/bookings'"],
    ['renderer/kit/a.ts', "import 'axios'"],
    ['renderer/kit/a.ts', "import '../event/readiness/part'"],
    ['renderer/kit/a.ts', "import '../state/message-start'"],
    ['renderer/state/a.ts', "import '../event/readiness/part'"],
    ['renderer/event/a.ts', "import '../features/bookings'"],
    ['renderer/features/bookings/a.ts', "import '../events'"],
    ['renderer/features/bookings/a.ts', "export * from '../../app/routes'"],
    ['renderer/features/bookings/a.ts', "import 'zustand'"],
    ['renderer/app/a.ts', "import 'electron'"],
    ['mocks/a.ts', "import 'axios'"],
    ['mocks/a.ts', "import '../renderer/kit/area/area'"],
    ['resources/a.ts', "import '../main/app/window/window'"],
  ])('are rejected: %s with %s', (file, source) => {
    const found = importsOf(file, source);
    expect(found.filter(({ local }) => local !== undefined && !isModule(local))).toEqual([]);
    expect(found.map((used) => fault(file, used))).not.toContain(undefined);
  });

  it.each<Example>([
    ...(samples?.allowed ?? []),
    ['preload/contract/a.ts', "import { z } from 'zod'"],
    ['main/index.ts', "await import('../mocks/database/demo')"],
    ['main/app/a.ts', "import 'node:fs'; import { fail } from '@contract/failure'"],
    [
      'renderer/features/bookings/a.ts',
      "import './index'; import '../tones'; import '../../kit/area/area'; import 'react'",
    ],
    ['renderer/features/bookings/a.ts', "import '../../event/readiness/part'"],
    ['renderer/app/a.ts', "import '../features/bookings'"],
  ])('are allowed: %s with %s', (file, source) => {
    const found = importsOf(file, source);
    expect(found.filter(({ local }) => local !== undefined && !isModule(local))).toEqual([]);
    expect(found.flatMap((used) => fault(file, used) ?? [])).toEqual([]);
  });

  it.each(Object.entries(rules))(
    'of %s need all that its rule allows',
    (folder, { folders: others, packages, node }) => {
      const own = imports.filter(({ file, used }) => folderOf(file) === folder && !isException(file, used));
      const isUnused = (wanted: (used: Import) => boolean): boolean => !own.some(({ used }) => wanted(used));
      expect(product.some((file) => folderOf(file) === folder)).toBe(true);
      expect(others.filter((other) => isUnused(({ local }) => folderOf(local ?? '') === other))).toEqual([]);
      expect(packages.filter((name) => !(name in { ...manifest.dependencies, ...manifest.devDependencies }))).toEqual(
        [],
      );
      expect(packages.filter((name) => isUnused((used) => packageOf(used.name) === name))).toEqual([]);
      expect(node && isUnused(({ name }) => name.startsWith('node:'))).not.toBe(true);
    },
  );

  it.each(exceptions)('need the exception: $why', ({ files: of, may }) => {
    const refused = imports.filter(({ file, used }) => faultInFolder(file, used) !== undefined);
    const excepted = refused.filter(
      ({ file, used }) => of.some((one) => isBelow(file, one)) && may.some((one) => isOf(used, one)),
    );
    expect(of.filter((one) => !excepted.some(({ file }) => isBelow(file, one)))).toEqual([]);
    expect(may.filter((one) => !excepted.some(({ used }) => isOf(used, one)))).toEqual([]);
  });
});

describe('the kit', () => {
  const kit = product.filter((file) => isBelow(file, 'renderer/kit'));

  it('names no call of the product, except in these files', () => {
    const calls = new Set<string>(endpointIds.filter((id) => !isSample(id)));
    const named = kit.flatMap((file) => {
      const ids = [...read(file).matchAll(/'(\w+\.\w+)'/g)].flatMap(([, id = '']) => (calls.has(id) ? [id] : []));
      return ids.length > 0 ? [[file, ids]] : [];
    });
    expect(Object.fromEntries(named)).toEqual({
      'renderer/kit/form/location/location-options.ts': ['location.countryCodes', 'location.states'],
      'renderer/kit/list/toolbar/narrowing-records.ts': ['event.list', 'track.list'],
      'renderer/kit/outbox/affects-record.ts': ['assignment.assign'],
    });
  });

  it('imports no entity', () => {
    const index = 'preload/contract/entities/index';
    const entities = new Set([index, ...importsOf(`${index}.ts`).map(({ local }) => local)]);
    expect(entities.size).toBeGreaterThan(20);
    expect(imports.filter(({ file, used }) => kit.includes(file) && entities.has(used.local))).toEqual([]);
  });
});

/** Folders that still import each other: a list to shorten. A pair goes when a file moves to where its users are. */
const mutualImports: readonly string[] = [
  'preload/contract > preload/contract/endpoints',
  'renderer/kit/area > renderer/kit/list/data',
];

describe('folders', () => {
  it('do not import each other, except these', () => {
    const arrows = new Set(
      imports.flatMap(({ file, used }) => {
        const target = moduleOf(used.local ?? '');
        const [from, to] = [posix.dirname(file), posix.dirname(target ?? file)];
        return from === to || /\/samples(\/|$)/.test(`${from} ${to}`) ? [] : [`${from} > ${to}`];
      }),
    );
    const mutual = [...arrows].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' > ');
      return from < to && arrows.has(`${to} > ${from}`);
    });
    expect(mutual.sort()).toEqual(mutualImports);
  });
});

describe('file names', () => {
  it('describe the content', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/i;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });
});

const lines = (path: string): number => read(path).trimEnd().split('\n').length;

describe('file sizes', () => {
  const maxLines = 250;
  const tables = ['mocks/seeds', ...(samples?.tables ?? [])];
  const long = product.filter((file) => lines(file) > maxLines);

  it('are at most 250 lines, except tables and seeds', () => {
    const others = long.filter((file) => !tables.some((folder) => isBelow(file, folder)));
    expect(others.map((file) => `${file}: ${lines(file)}`)).toEqual([]);
  });

  it.each(tables)('need the exception for %s', (folder) => {
    expect(long.filter((file) => isBelow(file, folder))).not.toEqual([]);
  });

  it.each(folders)('%s has a README of at most 30 lines', (folder) => {
    expect(lines(`${folder}/README.md`)).toBeLessThanOrEqual(30);
  });
});

interface Ban {
  readonly word: RegExp;
  /** What to use instead, and why. It names no code: `names` does. */
  readonly instead: string;
  /** Exports to use instead, by file. */
  readonly names?: Readonly<Record<string, string>>;
  /** Files or folders that use the word. */
  readonly except?: readonly string[];
}

/** Code that is not allowed. Points of the safety list in brackets. */
const banned: readonly Ban[] = [
  { word: /\b(TODO|FIXME|HACK|XXX)\b/, instead: 'finish it, or open an issue' },
  { word: /@ts-(ignore|nocheck|expect-error)/, instead: 'correct the type' },
  {
    word: /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/,
    instead: 'React elements, or the component for text from the server (SEC-45)',
    names: { 'renderer/kit/ui/markup/markup.tsx': 'Markup' },
  },
  {
    word: /\bnew Function\(|\beval\(/,
    instead: 'a normal function: the content security policy blocks generated code (SEC-07)',
  },
  {
    word: /webSecurity: false|nodeIntegration: true|sandbox: false|contextIsolation: false/,
    instead: 'the preferences of the window (SEC-02 to SEC-06)',
    names: { 'main/app/window/window.ts': 'webPreferences' },
  },
  {
    word: /allowRunningInsecureContent: true|experimentalFeatures: true/,
    instead: 'https, and the features that Chromium enables by default (SEC-08, SEC-09)',
  },
  {
    word: /enableBlinkFeatures|allowpopups/,
    instead: 'the features that Chromium enables by default (SEC-10, SEC-11)',
  },
  {
    word: /shell\.openExternal/,
    instead: 'what checks the address first (SEC-15)',
    names: { 'main/app/security/external.ts': 'createExternal' },
    except: ['main/desktop/desktop.ts'],
  },
  {
    word: /ipcMain\s*\.\s*(handle|on|once)/,
    instead: 'a native call of the contract, whose sender and input are checked (SEC-17)',
    names: { 'main/ipc/register.ts': 'registerIpc' },
    except: ['main/ipc'],
  },
  {
    word: /rejectUnauthorized|ignore-certificate-errors|'certificate-error'/,
    instead: 'the system certificates (SEC-25)',
  },
  {
    word: /setCertificateVerifyProc/,
    instead: 'Chromium’s own verdict; only a connection test looks at certificates, without deciding (SEC-25)',
    except: ['main/transport/test-network.ts'],
  },
  {
    word: /shell\.openPath/,
    instead: 'what opens a file that an export saved, if it is a regular .csv or .json file (SEC-43)',
    names: { 'main/files/file-target.ts': 'savedFile' },
    except: ['main/desktop/desktop.ts'],
  },
  { word: /setAsDefaultProtocolClient/, instead: 'nothing: the installers register links (SEC-48)' },
  {
    word: /navigate\([^\n]*\}\/edit\b/,
    instead: 'a link to the address, with the state that keeps the way back',
    names: { 'renderer/kit/area/record-changes.ts': 'editAddress' },
  },
];

describe('banned code', () => {
  it.each(banned)('$word is not used; use instead: $instead', ({ word, instead, names = {}, except = [] }) => {
    const found = product.filter((file) => word.test(read(file)) && !except.some((one) => isBelow(file, one)));
    const named = Object.entries(names).map(([file, name]) => `${name} of ${file}`);
    expect(found, `use instead: ${instead}; ${named.join()}`).toEqual([]);
  });

  it('is in all files that are excepted', () => {
    const unused = banned.flatMap(({ word, except = [] }) =>
      except.filter((one) => !product.some((file) => isBelow(file, one) && word.test(read(file)))),
    );
    expect(unused).toEqual([]);
  });

  it('has instead only code that exists', () => {
    const missing = banned.flatMap(({ names = {} }) =>
      Object.entries(names).filter(([file, name]) => !product.includes(file) || !exportsOf(file).includes(name)),
    );
    expect(missing).toEqual([]);
    expect(banned.map(({ instead }) => instead).filter((text) => /`|\w\/\w|[a-z][A-Z]/.test(text))).toEqual([]);
  });

  it('the page sends no network requests', () => {
    const network = /(?<![.\w])fetch\(|XMLHttpRequest|new (WebSocket|EventSource)\(|sendBeacon/;
    const page = product.filter((file) => file.startsWith('renderer/'));
    expect(page.filter((file) => network.test(read(file)))).toEqual([]);
  });
});

describe('tests', () => {
  it('wait with waitFor of tests/support, whose limit a busy machine keeps', () => {
    const impatient = /\bvi\.wait(For|Until)\(/;
    const tests = code.filter((file) => file.startsWith('tests/') && impatient.test(read(file)));
    expect(tests).toEqual(['tests/support/wait-for.ts']);
  });
});

describe('the package', () => {
  it('has two dependencies: the native modules of the keychain and the store', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['classic-level', 'keytar']);
  });
});
