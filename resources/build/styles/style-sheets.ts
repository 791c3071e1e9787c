/**
 * Writes all that Fluent's `makeStyles` makes into style sheets. The page then has the names of classes only: it makes
 * no rules when a component is first drawn, and adds none to the document.
 */
import { resolveResetStyleRules, resolveStyleRulesForSlots } from '@griffel/core';
import type { Plugin, UserConfig } from 'vite';
import { evaluateStyles, type Styles, styleValuesOf } from './evaluate-styles.ts';
import { replaceValues, type Value, valuesOf } from './module-values.ts';
import { type Buckets, type Rule, rulesOf, sheetOf } from './rules.ts';

/** What takes the place of a call, and the rules that it would have made. */
interface Made {
  readonly text: string;
  readonly rules: readonly Rule[];
}

const json = (value: unknown): string => JSON.stringify(value);

const makeOwn = ({ calls }: Value, styles: Styles): Made => {
  if (calls === 'makeResetStyles') {
    const [leftToRight, rightToLeft, rules] = resolveResetStyleRules(styles as never);
    return { text: `__resetCSS(${json(leftToRight)}, ${json(rightToLeft)})`, rules: rulesOf(rules as Buckets, true) };
  }
  const [classes, rules] = resolveStyleRulesForSlots(styles as never);
  return { text: `__css(${json(classes)})`, rules: rulesOf(rules as Buckets, true) };
};

/** Fluent's packages have their styles as classes and rules already. */
const makeFluent = ({ calls, passes }: Value): Made => {
  const rules = rulesOf(new Function(`return ${passes.at(-1)}`)() as Buckets, false);
  const classes = passes.slice(0, -1).join(', ');
  return { text: calls === '__styles' ? `__css(${classes})` : `__resetCSS(${classes})`, rules };
};

/**
 * Style sheets for the page whose modules are in `folder`: one for the files that the page starts with, which are its
 * entry and those named, and one of all rules, which comes with any file that needs more. That has the rules of the
 * first one again, so that the order of all is Griffel's.
 */
export const styleSheets = (folder: string, resolve: UserConfig['resolve'], firstFiles: readonly string[]): Plugin => {
  const rulesOfModules = new Map<string, readonly Rule[]>();
  let ownStyles: Awaited<ReturnType<typeof evaluateStyles>> = new Map();
  let firstSheet = '';

  const madeIn = (code: string, file: string): ReadonlyMap<Value, Made> => {
    const own = ownStyles.get(file);
    if (own) return new Map(styleValuesOf(code, file).map((value, index) => [value, makeOwn(value, own[index] ?? {})]));
    const fluent = valuesOf(code, file).filter(({ calls }) => calls === '__styles' || calls === '__resetStyles');
    return new Map(fluent.map((value) => [value, makeFluent(value)]));
  };

  return {
    name: 'pitwall:style-sheets',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      rulesOfModules.clear();
      ownStyles = await evaluateStyles(folder, resolve);
    },
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /\b(?:makeS|makeResetS|__s|__resetS)tyles\(/ },
      handler(code, id) {
        const made = madeIn(code, id);
        if (made.size === 0) return null;
        rulesOfModules.set(
          id,
          [...made.values()].flatMap(({ rules }) => rules),
        );
        const replaced = replaceValues(code, [...made.keys()], (value) => `/* @__PURE__ */ ${made.get(value)?.text}`);
        // Fluent's provider has its own direction, and so takes them from another package than the components.
        const [, from] =
          /\{[^}]*\b(?:make|__)(?:Reset|reset)?[Ss]tyles\b[^}]*\} from ['"]([^'"]+)['"]/.exec(code) ?? [];
        if (!from) return this.error(`It isn't clear from where ${id} has its styles.`);
        return { code: `import { __css, __resetCSS } from '${from}';\n${replaced}`, map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((chunk) => {
          if (chunk.type !== 'chunk') return [];
          const modules = Object.keys(chunk.modules).filter((id) => chunk.modules[id]?.renderedLength);
          return [{ chunk, modules }];
        });
        // In the order of the modules' names, because those of the files change with what is in them.
        const rulesIn = (files: typeof chunks): readonly Rule[] =>
          files
            .flatMap(({ modules }) => modules)
            .toSorted()
            .flatMap((id) => rulesOfModules.get(id) ?? []);
        const write = (name: string, rules: readonly Rule[]): string =>
          this.getFileName(this.emitFile({ type: 'asset', name, source: sheetOf(rules) }));

        if (
          chunks.some(({ modules }) => modules.some((id) => /@griffel\/core\/.*\/make(?:Reset)?Styles\.js$/.test(id)))
        )
          this.error('Styles are made in the page: give each makeStyles a variable of its module.');
        const first = rulesIn(chunks.filter(({ chunk }) => chunk.isEntry || firstFiles.includes(chunk.name)));
        const firstTexts = new Set(first.map(({ text }) => text));
        firstSheet = write('first-styles.css', first);
        const allStyles = write('styles.css', rulesIn(chunks));
        for (const file of chunks)
          if (rulesIn([file]).some(({ text }) => !firstTexts.has(text)))
            file.chunk.viteMetadata?.importedCss.add(allStyles);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${firstSheet}` }, injectTo: 'head' }],
    },
  };
};
