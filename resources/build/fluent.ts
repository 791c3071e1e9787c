/** Two things of Fluent's that a bundler cannot take apart by itself. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icons = fileURLToPath(new URL('../../node_modules/@fluentui/react-icons/lib/atoms/svg/', import.meta.url));

/** The package's own file of an icon: `ArrowLeft20Regular` is one of `arrow-left`. Undefined for what is no icon. */
export const iconFile = (name: string): string | undefined => {
  const [, stem] = /^([A-Z]\w*?)(?:\d+)?(?:Regular|Filled|Light|Color)$/.exec(name) ?? [];
  const file = stem?.replace(/(?<=[a-z\d])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, '-$&').toLowerCase();
  return file !== undefined && existsSync(`${icons}${file}.js`) ? `@fluentui/react-icons/svg/${file}` : undefined;
};

/** The same import, each icon from its own file; types and what else the package has stay with the package. */
export const importIconByIcon = (code: string): string =>
  code.replace(/import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g, (_, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const from = (name: string) => iconFile(name.split(' as ')[0] ?? name) ?? '@fluentui/react-icons';
    return names.map((name) => `import { ${name} } from '${from(name)}';`).join(' ');
  });

/** The package's index keeps a hundred icons to a file: one of them that the start needs would bring all that any screen uses. */
export const iconByIcon = (): Plugin => ({
  name: 'pitwall:icon-by-icon',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/renderer\/.*\.tsx?$|\/@fluentui\/react-[\w-]+\/lib\/.*\.js$/, code: '@fluentui/react-icons' },
    handler: (code) => ({ code: importIconByIcon(code), map: null }),
  },
});

/** The table of tokens says of each the same with its name put in; the page is sent the rule instead of the table. */
export const tokensByName = (): Plugin => ({
  name: 'pitwall:tokens-by-name',
  apply: 'build',
  transform: {
    filter: { id: /@fluentui\/tokens\/lib\/tokens\.js$/ },
    handler: (code) => {
      const odd = [...code.matchAll(/^\s*(\w+): '(.*)',?$/gm)].filter(([, name, value]) => value !== `var(--${name})`);
      if (odd.length > 0) throw new Error(`Tokens that are not their own names: ${odd.join()}`);
      return {
        code: 'export const tokens = new Proxy({}, { get: (_, name) => "var(--" + String(name) + ")" });',
        map: null,
      };
    },
  },
});
