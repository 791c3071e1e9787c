/** The architecture rules for all files, as data: allowed imports, file names, file sizes and banned code. */
import { describe, expect, it } from 'vitest';
import { filesBelow, type Import, importsOf, read } from '../support/sources';

/** The part of the source tree a file belongs to. Each feature and sample is a part: `renderer/features/bookings`. */
const partOf = (path: string): string => {
  if (path.startsWith('preload/contract/')) return 'contract';
  if (path.startsWith('main/core/')) return 'core';
  const area = /^renderer\/(features|samples)\/([^/.]+)/.exec(path);
  if (area) return `${area[1]}/${area[2]}`;
  const folder = /^renderer\/(kit|app|event|locales)(\/|$)/.exec(path)?.[1];
  if (folder) return folder;
  return path.split('/')[0] ?? path;
};

interface Rule {
  readonly parts: readonly string[];
  readonly packages: readonly string[];
  /** Node's own modules. */
  readonly node?: boolean;
}

const contract = ['zod', '@casl/ability'];
const screens = [
  'react',
  'react-dom',
  '@fluentui/react-components',
  '@fluentui/react-icons',
  '@fluentui/react-charts',
  '@tanstack/react-query',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers',
  'zustand',
  'zod',
  'dompurify',
  '@fluentui/react-datepicker-compat',
  '@dnd-kit/dom',
  '@dnd-kit/helpers',
  '@dnd-kit/react',
  '@fluentui/react-timepicker-compat',
];

/** Areas create stores with the kit's `createLasting`, which resets them with the demo; zustand itself would not. */
const areas = screens.filter((name) => name !== 'zustand');

/** The only imports allowed for each part. A part may always import itself. */
const rules: Readonly<Record<string, Rule>> = {
  contract: { parts: [], packages: contract },
  preload: { parts: ['contract'], packages: ['electron'] },
  core: { parts: ['contract'], packages: ['zod', 'fflate', 'file-type'] },
  main: {
    // Native dialogs and menus use texts of the page's locales.
    parts: ['core', 'contract', 'locales'],
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
      'file-type',
      'fflate',
      '@casl/ability',
    ],
    node: true,
  },
  locales: { parts: ['contract'], packages: [] },
  kit: { parts: ['contract', 'locales'], packages: screens },
  // What several areas need of one event.
  event: { parts: ['kit', 'contract'], packages: areas },
  features: { parts: ['kit', 'contract', 'event', 'features/tones'], packages: areas },
  // The tones of status words that several areas show.
  'features/tones': { parts: ['kit', 'contract'], packages: [] },
  'samples/kit': { parts: ['kit', 'contract'], packages: areas },
  samples: {
    parts: ['kit', 'samples/kit', 'contract'],
    packages: [...areas, '@fullcalendar/react', '@fluentui/react-calendar-compat', '@tanstack/react-virtual'],
  },
  app: { parts: ['features', 'samples', 'event', 'kit', 'contract', 'locales', 'resources'], packages: screens },
  renderer: { parts: ['app', 'kit', 'contract', 'locales'], packages: screens },
  mocks: { parts: ['contract'], packages: ['msw', '@faker-js/faker', 'zod', '@casl/ability'], node: false },
};

/** Files that may import more than their part may. */
const exceptions: readonly { readonly file: RegExp; readonly may: (used: Import) => boolean }[] = [
  // The composition root imports the demo, on demand only.
  { file: /^main\/index\.ts$/, may: (used) => used.dynamic && used.local?.startsWith('mocks/') === true },
  // Only the samples' rich text editor may import Tiptap.
  { file: /^renderer\/samples\/kit\/rich-text\//, may: (used) => used.name.startsWith('@tiptap/') },
  // Only the kit's document viewer may import pdf.js.
  { file: /^renderer\/kit\/media\/document\/pdf-file\.ts$/, may: (used) => used.name.startsWith('pdfjs-dist/') },
  // Only the printed lists may import the library that draws barcodes.
  { file: /^renderer\/kit\/print\/papers\/code-128\.ts$/, may: (used) => used.name === 'bwip-js/generic' },
  // Only the command palette may import the library that matches texts.
  { file: /^renderer\/app\/palette\/rank-entries\.ts$/, may: (used) => used.name === 'fuzzysort' },
  // Fields with an input mask.
  {
    file: /^renderer\/samples\/kit\/(form\/masked-field|payment-card\/card-fields)\.tsx$/,
    may: (used) => used.name.startsWith('@maskito/'),
  },
  // Pages about the pickers and masks themselves.
  {
    file: /^renderer\/samples\/forms\/(masks\.ts|pages\/(masks|dates)\.tsx)$/,
    may: (used) => used.name.startsWith('@maskito/') || /^@fluentui\/react-(date|time)picker-compat$/.test(used.name),
  },
  // The browser demo hosts the core with its own ports.
  {
    file: /^mocks\/(page\/|bridge\.ts$)/,
    may: (used) => used.local?.startsWith('main/core/') === true,
  },
  // The dialects of the mock server read the demo's CSV.
  {
    file: /^mocks\/server\/dialects\/translate\.ts$/,
    may: (used) => used.local === 'main/core/export/csv-records',
  },
  // The mock server is a Node program.
  { file: /^mocks\/(server|http-server)(\/.*)?/, may: (used) => used.name.startsWith('node:') },
];

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Describes what is wrong with an import, or returns undefined. */
const fault = (file: string, used: Import): string | undefined => {
  if (exceptions.some((one) => one.file.test(file) && one.may(used))) return undefined;
  const part = partOf(file);
  const rule = rules[part] ?? rules[part.split('/')[0] ?? ''];
  if (!rule) return `${file} belongs to no known part`;
  if (used.local !== undefined) {
    const other = partOf(used.local);
    // `samples/kit` must be allowed by name; any other folder is allowed with its part.
    const whole = other === 'samples/kit' ? other : (other.split('/')[0] ?? '');
    if (other === part || rule.parts.includes(other) || rule.parts.includes(whole)) return undefined;
    return `${file} imports ${used.name}: ${part} may not import ${other}`;
  }
  if (used.name.startsWith('node:'))
    return rule.node ? undefined : `${file} imports ${used.name}: ${part} runs without Node`;
  return rule.packages.includes(packageOf(used.name))
    ? undefined
    : `${file} imports ${used.name}: not in ${part}'s list`;
};

const folders = ['main', 'preload', 'renderer', 'mocks', 'tests'];
const files = folders.flatMap(filesBelow).filter((file) => !/(^|\/)(\.|node_modules)/.test(file));
const code = files.filter((file) => /\.tsx?$/.test(file));
const product = code.filter((file) => !file.startsWith('tests/'));

describe('imports', () => {
  it('follow the architecture rules', () => {
    expect(product.flatMap((file) => importsOf(file).flatMap((used) => fault(file, used) ?? []))).toEqual([]);
  });

  it.each([
    ['preload/contract/a.ts', "import 'electron'"],
    ['preload/contract/a.ts', "import 'node:fs'"],
    ['preload/index.ts', "import '../main/app/window'"],
    ['main/app/a.ts', "await import('../../mocks/collection')"],
    ['main/index.ts', "import '../mocks/db'"],
    ['main/app/a.ts', "import '../../renderer/kit/area/area'"],
    ['renderer/kit/a.ts', "import '../features/bookings'"],
    ['renderer/kit/a.ts', "import 'axios'"],
    ['renderer/kit/a.ts', "import '../event/readiness/part'"],
    ['renderer/event/a.ts', "import '../features/bookings'"],
    ['renderer/features/bookings/a.ts', "import '../events'"],
    ['renderer/features/bookings/a.ts', "export * from '../../app/routes'"],
    ['renderer/samples/email/a.ts', "import type { A } from '../../features/bookings'"],
    ['renderer/app/a.ts', "import '../samples/kit/line-clamp'"],
    ['renderer/kit/a.ts', "import '../samples/kit/line-clamp'"],
    ['renderer/features/bookings/a.ts', "import '../../samples/kit/line-clamp'"],
    ['renderer/samples/kit/a.ts', "import '../email/mailbox'"],
    ['renderer/app/a.ts', "import 'electron'"],
    ['mocks/a.ts', "import 'axios'"],
    ['mocks/a.ts', "import '../renderer/kit/resource'"],
  ])('are rejected: %s with %s', (file, source) => {
    expect(importsOf(file, source).map((used) => fault(file, used))).not.toContain(undefined);
  });

  it.each([
    ['preload/contract/a.ts', "import { z } from 'zod'"],
    ['main/index.ts', "await import('../mocks/db')"],
    ['main/app/a.ts', "import { fail } from '@contract/failure'"],
    [
      'renderer/features/bookings/a.ts',
      "import './columns'; import '../tones'; import '../../kit/resource'; import 'react'",
    ],
    ['renderer/samples/email/a.ts', "import '../kit/line-clamp'; import '../../kit/ui/page'"],
    ['renderer/features/bookings/a.ts', "import '../../event/readiness/part'"],
    ['renderer/app/a.ts', "import '../features/bookings'"],
  ])('are allowed: %s with %s', (file, source) => {
    expect(importsOf(file, source).flatMap((used) => fault(file, used) ?? [])).toEqual([]);
  });

  it('of the product never include tests', () => {
    const wrong = product.filter((file) => importsOf(file).some(({ local }) => local?.startsWith('tests/')));
    expect(wrong).toEqual([]);
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
  it('are at most 250 lines, except tables and seeds', () => {
    const table = /^(preload\/contract\/(endpoints|samples|entities|reading\/fields)|mocks\/(samples\/)?seeds)\//;
    const long = product.filter((file) => !table.test(file) && lines(file) > 250);
    expect(long.map((file) => `${file}: ${lines(file)}`)).toEqual([]);
  });

  it('have a median of about 60 lines', () => {
    const sorted = product.map(lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
  });

  it.each(folders)('%s has a README of at most 30 lines', (folder) => {
    expect(lines(`${folder}/README.md`)).toBeLessThanOrEqual(30);
  });
});

/** Code that is not allowed, what to use instead, and exceptions. Points of the safety list in brackets. */
const banned: readonly { readonly word: RegExp; readonly instead: string; readonly except?: RegExp }[] = [
  { word: /\b(TODO|FIXME|HACK|XXX)\b/, instead: 'finish it, or open an issue' },
  { word: /@ts-(ignore|nocheck|expect-error)/, instead: 'correct the type' },
  {
    word: /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/,
    instead: 'React elements, or the markup component of the kit for text from the server (SEC-45)',
  },
  {
    word: /\bnew Function\(|\beval\(/,
    instead: 'a normal function: the content security policy blocks generated code (SEC-07)',
  },
  {
    word: /webSecurity: false|nodeIntegration: true|sandbox: false|contextIsolation: false/,
    instead: 'the window preferences of main/app/window.ts (SEC-02 to SEC-06)',
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
    instead: 'openExternal of main/app/external.ts, which checks the address (SEC-15)',
    except: /^main\/app\/(external|services)\.ts$/,
  },
  {
    word: /ipcMain\s*\.\s*(handle|on|once)/,
    instead: 'a native call of the contract, registered by main/ipc, which checks sender and input (SEC-17)',
    except: /^main\/ipc\//,
  },
  {
    word: /rejectUnauthorized|ignore-certificate-errors|'certificate-error'/,
    instead: 'the system certificates (SEC-25)',
    except: /^main\/app\/hardening\.ts$/,
  },
  {
    word: /setCertificateVerifyProc/,
    instead: 'Chromium’s own verdict; only a connection test looks at certificates, without deciding (SEC-25)',
    except: /^main\/transport\/test-network\.ts$/,
  },
  {
    word: /shell\.openPath/,
    instead: 'openFile of a file that an export saved: a regular .csv or .json file (SEC-43)',
    except: /^main\/app\/services\.ts$/,
  },
  { word: /setAsDefaultProtocolClient/, instead: 'nothing: the installers register links (SEC-48)' },
  { word: /navigate\([^\n]*\}\/edit\b/, instead: 'useOnward of the kit keeps the way back to the list' },
];

describe('banned code', () => {
  it.each(banned)('$word is not used; use instead: $instead', ({ word, instead, except }) => {
    const found = product.filter((file) => word.test(read(file)) && !except?.test(file));
    expect(found, `use instead: ${instead}`).toEqual([]);
  });

  it('the page sends no network requests', () => {
    const network = /(?<![.\w])fetch\(|XMLHttpRequest|new (WebSocket|EventSource)\(|sendBeacon/;
    const page = product.filter((file) => file.startsWith('renderer/'));
    expect(page.filter((file) => network.test(read(file)))).toEqual([]);
  });
});

describe('the package', () => {
  it('has two dependencies: the native modules of the keychain and the store', () => {
    const { dependencies } = JSON.parse(read('package.json')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies)).toEqual(['classic-level', 'keytar']);
  });
});
