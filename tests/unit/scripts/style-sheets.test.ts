/** The style sheets that the build writes, beside what the page would make itself. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createDOMRenderer, makeResetStyles, makeStyles } from '@griffel/core';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { evaluateStyles } from '../../../resources/build/styles/evaluate-styles';
import { sheetOf } from '../../../resources/build/styles/rules';
import { styleSheets } from '../../../resources/build/styles/style-sheets';

const page = join(import.meta.dirname, '../../support/styled-page');

const buildPage = async (root: string, external: readonly RegExp[] = [/^@fluentui/]) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [styleSheets(root, undefined, [])],
    build: { write: false, minify: false, rolldownOptions: { external: [...external] } },
  });
  return (built as Rolldown.RolldownOutput).output;
};

/** A folder beside this test, from where packages are found. */
const folderWith = (code: string): string => {
  const folder = mkdtempSync(join(import.meta.dirname, 'styled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'page.ts'), code);
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./page.ts"></script>');
  return folder;
};

it('have the rules that the page would make, in its order, and the page has the same classes', async () => {
  const output = await buildPage(page);
  const textOf = (name: RegExp): string => {
    const file = output.find(({ fileName }) => name.test(fileName));
    return String(file?.type === 'asset' ? file.source : file?.code);
  };
  const [first, all] = [textOf(/first-styles.*css$/), textOf(/\/styles.*css$/)];
  const renderer = createDOMRenderer();
  const color = 'var(--colorBrandForeground1)';
  const root = {
    paddingLeft: '4px',
    '@media (max-width: 600px)': { color: 'white' },
    '@media (forced-colors: active)': { color: 'CanvasText' },
    ':active': { color: 'black' },
    ':hover': { color },
  };
  const classes = makeStyles({ root })({ dir: 'ltr', renderer }).root;
  const inPage = Object.keys(renderer.insertionCache);
  expect(first.split('\n').toSorted()).toEqual(inPage.toSorted());
  const places = [':hover', ':active', '(forced-colors: active)', '(max-width: 600px)'].map((part) =>
    first.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  const later = makeResetStyles({ marginLeft: '8px' })({ dir: 'rtl', renderer });
  expect(all.split('\n').toSorted()).toEqual(Object.keys(renderer.insertionCache).toSorted());
  const code = textOf(/page|index.*js$/) + textOf(/later.*js$/);
  for (const name of `${classes} ${later}`.split(' ').filter((one) => !one.startsWith('___')))
    expect(code).toContain(name);
  expect(code).not.toMatch(/make(?:Reset)?Styles\(|padding|margin/);

  expect(textOf(/html$/)).toMatch(/<link rel="stylesheet" href="\/assets\/first-styles/);
  // What needs more comes with the sheet of all rules.
  expect(code).toMatch(/assets\/styles-[\w-]+\.css/);
});

it('rules of the app come after those of Fluent, which they override by another property', () => {
  const rule = (text: string, isOwn: boolean) => ({ text, bucket: 1, condition: '', priority: 0, isOwn });
  expect(sheetOf([rule('.a{max-inline-size:9px;}', true), rule('.b{max-width:8px;}', false)])).toBe(
    '.b{max-width:8px;}\n.a{max-inline-size:9px;}',
  );
});

it('the theme keeps the package that gives it its own direction', () => {
  const { handler } = Reflect.get(styleSheets(page, undefined, []), 'transform') as {
    readonly handler: (code: string, id: string) => { readonly code: string };
  };
  const provider = createRequire(import.meta.url).resolve('@fluentui/react-provider');
  const file = join(provider, '../../lib/components/FluentProvider/useFluentProviderStyles.styles.js');
  const { code } = handler.call({}, readFileSync(file, 'utf8'), file);
  expect(code).toMatch(/import \{ __css, __resetCSS \} from '@griffel\/core';.*__css\(/s);
});

it('a style that needs what only a page has is refused, with its file', async () => {
  const folder = folderWith(`
    import { makeStyles } from '@fluentui/react-components';
    export const useStyles = makeStyles({ root: { width: window.innerWidth } });
  `);
  await expect(evaluateStyles(folder, undefined)).rejects.toThrow(/page\.ts.*window is not defined/);
});

it('styles that are made elsewhere than for a variable of a module are refused', async () => {
  const folder = folderWith(`
    import { makeStyles } from '@fluentui/react-components';
    document.title = String(((color) => makeStyles({ root: { color } }))('red'));
  `);
  await expect(buildPage(folder, [])).rejects.toThrow('give each makeStyles a variable of its module');
});
