import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The files in `vite.config.ts` of the sign-in page, which frame and lists use too, and of what a session starts with. */
const signIn = 'sign-in';
const firstPages = ['frame', 'list'];

const pathOf = (bundle: Rolldown.OutputBundle, name: string): string => {
  const file = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === name);
  if (!file) throw new Error(`There is no file named "${name}" to preload.`);
  return `/${file.fileName}`;
};

/** Lets the page fetch and read the code of its first screen while its own first script runs, which asks for it. */
export const preloadFirstScreen = (): Plugin => ({
  name: 'pitwall:preload-first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }): HtmlTagDescriptor[] => [
      {
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: pathOf(bundle, signIn) },
        injectTo: 'head',
      },
    ],
  },
});

/** Adds `returning.html`: the same document for a start that may find a session. */
export const addReturningPage = (): Plugin => ({
  name: 'pitwall:returning-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('There is no document.');
      const links = firstPages.map((name) => `<link rel="modulepreload" crossorigin href="${pathOf(bundle, name)}">`);
      const source = page.source.toString().replace('</head>', `${links.join('\n    ')}\n  </head>`);
      this.emitFile({ type: 'asset', fileName: 'returning.html', source });
    },
  },
});
