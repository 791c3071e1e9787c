/** Reduces the size of two Fluent packages that a bundler cannot tree-shake. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icons = fileURLToPath(new URL('../../node_modules/@fluentui/react-icons/lib/atoms/svg/', import.meta.url));

/** The file of an icon in the package: `ArrowLeft20Regular` is in `arrow-left`. Undefined for other names. */
const iconFile = (name: string): string | undefined => {
  const [, stem] = /^([A-Z]\w*?)(?:\d+)?(?:Regular|Filled|Light|Color)$/.exec(name) ?? [];
  const file = stem?.replace(/(?<=[a-z\d])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, '-$&').toLowerCase();
  return file !== undefined && existsSync(`${icons}${file}.js`) ? `@fluentui/react-icons/svg/${file}` : undefined;
};

/** Rewrites an import so that each icon comes from its own file; types and other exports stay with the package. */
const importIconByIcon = (code: string): string =>
  code.replace(/import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g, (_, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const from = (name: string) => iconFile(name.split(' as ')[0] ?? name) ?? '@fluentui/react-icons';
    return names.map((name) => `import { ${name} } from '${from(name)}';`).join(' ');
  });

/** The package's index has a hundred icons per file: one needed at the start would load those of all screens. */
export const iconByIcon = (): Plugin => ({
  name: 'pitwall:icon-by-icon',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/renderer\/.*\.tsx?$|\/@fluentui\/react-[\w-]+\/lib\/.*\.js$/, code: '@fluentui/react-icons' },
    handler: (code) => ({ code: importIconByIcon(code), map: null }),
  },
});

/** Every token's value is `var(--name)`, so the page gets that rule instead of the table of tokens. */
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
