/** Evaluates what modules pass to `makeStyles` and `makeResetStyles`, without running the modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GriffelResetStyle, GriffelStyle } from '@griffel/core';
import { build, normalizePath, type Plugin, type UserConfig } from 'vite';
import { replaceValues, type Value, valuesOf } from './module-values.ts';

/** What `makeStyles` is passed: a style for each slot; what `makeResetStyles` is: one style. */
export type Styles = Readonly<Record<string, GriffelStyle>> | GriffelResetStyle;

const isStyles = ({ calls }: Value): boolean => calls === 'makeStyles' || calls === 'makeResetStyles';

/** The values of a module that `makeStyles` or `makeResetStyles` make. */
export const styleValuesOf = (code: string, file: string): readonly Value[] => valuesOf(code, file).filter(isStyles);

const entry = '\0styles';
const fluent = '\0fluent';
const nothing = '\0nothing';

/** What styles use of Fluent. */
const fluentCode = `export * from '@fluentui/tokens'; export { shorthands } from '@griffel/core';`;

const source = /(?<!\/node_modules\/.*)\.tsx?$/;

/** The module with each style passed to `pitwallStyles`, and all other values dropped unless a style needs them. */
const stylesOnly = (code: string, file: string): string => {
  const values = valuesOf(code, file);
  const styles = values.filter(isStyles);
  return replaceValues(code, values, (value) =>
    isStyles(value)
      ? `pitwallStyles(${JSON.stringify(file)}, ${styles.indexOf(value)}, () => (${value.passes[0]}))`
      : `/* @__PURE__ */ (() => (${code.slice(value.start, value.end)}))()`,
  );
};

const bundleStyles = (files: readonly string[]): Plugin => ({
  name: 'pitwall:bundle-styles',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(id, importer, options) {
      if (id === entry) return id;
      if (importer === fluent || importer?.includes('/node_modules/')) return null;
      if (id === '@fluentui/react-components') return { id: fluent, moduleSideEffects: false };
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && source.test(found.id) && options.kind !== 'dynamic-import'
        ? { id: found.id, moduleSideEffects: files.includes(found.id) }
        : { id: nothing, moduleSideEffects: false };
    },
  },
  load: (id) => {
    if (id === entry) return files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
    if (id === fluent) return fluentCode;
    return id === nothing ? 'export {};' : null;
  },
  transform: {
    filter: { id: source },
    handler: (code, id) => ({ code: stylesOnly(code, id), map: null }),
  },
});

/**
 * What each module of a folder passes to `makeStyles` and `makeResetStyles`, by its file, in the order of the calls.
 * @throws if a style needs more than functions and constants of the app's own modules, and Fluent's tokens.
 */
export const evaluateStyles = async (
  folder: string,
  resolve: UserConfig['resolve'],
): Promise<ReadonlyMap<string, readonly Styles[]>> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => normalizePath(join(folder, file)))
    .filter((file) => source.test(file) && /\bmake(?:Reset)?Styles\(/.test(readFileSync(file, 'utf8')));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ...(resolve ? { resolve } : {}),
    plugins: [bundleStyles(files)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      // What is imported from `nothing` is undefined.
      rolldownOptions: { input: entry, shimMissingExports: true, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The styles could not be bundled.');
  const styles = new Map<string, Styles[]>(files.map((file) => [file, []]));
  const keep = (file: string, index: number, make: () => Styles): void => {
    try {
      styles.get(file)?.splice(index, 1, make());
    } catch (cause) {
      throw new Error(`The build can't evaluate a style of ${file}: ${String(cause)}`, { cause });
    }
  };
  new Function('pitwallStyles', bundle.output[0].code)(keep);
  return styles;
};
