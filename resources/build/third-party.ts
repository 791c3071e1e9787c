import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';
import type { Plugin, Rolldown } from 'vite';

interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** `within`: works in a package that have a license of their own. */
interface Rules {
  readonly allowed: readonly string[];
  readonly overrides: Readonly<Record<string, string>>;
  readonly within: Readonly<Record<string, readonly Notice[]>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = 'resources/notices/licenses.json';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const readText = (path: string): string => readFileSync(path, 'utf8').trim();

/** The folder of the package that a module belongs to; undefined for a module of ours or of the bundler. */
const folderOf = (id: string): string | undefined =>
  id.startsWith('\0') ? undefined : /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];

const isAllowed = (license: string, allowed: readonly string[]): boolean => {
  try {
    return satisfies(license, allowed);
  } catch {
    return false;
  }
};

/** The license as the package has it; the standard text of its license with the author's name if it has no file. */
const textOf = (folder: string, { name, author = name }: Manifest, license: string): string | undefined => {
  const files = readdirSync(folder).sort();
  const texts = files.filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file));
  const standard = join(root, `resources/notices/${license}.txt`);
  const own = texts.map((file) => readText(join(folder, file)));
  if (texts.some((file) => !/^notice/i.test(file))) return own.join('\n\n');
  if (!existsSync(standard)) return undefined;
  return [`Copyright (c) ${typeof author === 'string' ? author : author.name}`, readText(standard), ...own].join(
    '\n\n',
  );
};

/** The notices of a package. Throws for one that the rules don't cover, saying what to do. */
const noticesOf = (folder: string): readonly Notice[] => {
  const { allowed, overrides, within } = readJson(join(root, rules)) as Rules;
  const manifest = readJson(join(folder, 'package.json')) as Manifest;
  const { name, version } = manifest;
  const fail = (why: string): never => {
    throw new Error(`${name}@${version} ${why}`);
  };
  const license =
    overrides[name] ??
    manifest.license ??
    fail(`names no license: read its source, and add the license to "overrides" of ${rules}.`);
  if (!isAllowed(license, allowed))
    fail(`has the license ${license}: remove it, or add that to "allowed" of ${rules} if the app can meet its terms.`);
  const text =
    textOf(folder, manifest, license) ??
    fail(`has no license file: add the text of its license as resources/notices/${license}.txt.`);
  const inner = (within[name] ?? []).map((one) => ({ ...one, text: readText(join(folder, one.text)) }));
  return [{ name, version, license, text }, ...inner];
};

/** What is packaged as it is: Electron, and the native modules with all that they depend on. */
export const packaged = (): readonly string[] => {
  const { packages } = readJson(join(root, 'package-lock.json')) as {
    packages: Record<string, { readonly dev?: true }>;
  };
  const production = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev);
  return ['node_modules/electron', ...production].map((path) => resolve(root, path));
};

/**
 * Writes `third-party.json`: the packages that a bundle and its workers contain, and `folders`, with their licenses. Fails
 * the build for a license that is not allowed. Vite's own list, `build.license`, has neither workers nor NOTICE files.
 */
export const notices = (folders: readonly string[] = []): Plugin => {
  const found = new Set(folders);
  const collect = {
    name: 'pitwall:third-party-modules',
    generateBundle: (_: unknown, bundle: Rolldown.OutputBundle): void => {
      for (const file of Object.values(bundle))
        for (const id of file.type === 'chunk' ? file.moduleIds : []) found.add(folderOf(id) ?? '');
    },
  };
  return {
    name: 'pitwall:third-party',
    config: () => ({ worker: { plugins: () => [collect] } }),
    generateBundle(options, bundle) {
      collect.generateBundle(options, bundle);
      const all = [...found].filter(Boolean).flatMap(noticesOf);
      const byName = new Map(all.map((notice) => [`${notice.name}@${notice.version}`, notice]));
      const sorted = [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice);
      this.emitFile({ type: 'asset', fileName: 'third-party.json', source: JSON.stringify(sorted) });
    },
  };
};
