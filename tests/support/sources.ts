/** The project's source files and their imports, for tests of rules about all files. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All files below a folder, as paths with `/` relative to the project's root. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** The product's scripts of the page, texts aside. */
export const pageScripts = (): string[] =>
  filesBelow('renderer').filter((file) => /\.tsx?$/.test(file) && !/^renderer\/(samples|locales)\//.test(file));

interface Messages {
  readonly [key: string]: string | Messages;
}

/** The messages of a file of texts, by their key: `list.empty`. */
export const messagesOf = (messages: Messages, path = ''): readonly (readonly [key: string, message: string])[] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [[`${path}${key}`, message] as const] : messagesOf(message, `${path}${key}.`),
  );

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface Import {
  /** The name as written. */
  readonly name: string;
  /** The imported file or folder of the project, without extension; undefined for a package. */
  readonly local?: string;
  readonly dynamic: boolean;
}

const parse = (path: string, source: string) => {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  return module;
};

/** The names that a file exports. */
export const exportsOf = (path: string): string[] =>
  parse(path, read(path)).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );

/** All imports and re-exports of a file, including `import()` and types. */
export const importsOf = (path: string, source = read(path)): Import[] => {
  const module = parse(path, source);
  const imports = [
    ...module.staticImports.map((one) => ({ name: one.moduleRequest.value, dynamic: false })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ name: moduleRequest.value, dynamic: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      dynamic: true,
    })),
  ];
  return imports.map(({ name, dynamic }) => {
    if (name.startsWith('@contract/')) {
      return { name, dynamic, local: name.replace('@contract/', 'preload/contract/') };
    }
    if (name.startsWith('.')) return { name, dynamic, local: posix.normalize(posix.join(dirname(path), name)) };
    return { name, dynamic };
  });
};
