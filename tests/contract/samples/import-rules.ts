/** The architecture rules for the samples, which are deleted with them. */

const screens = ['react', 'react-router-dom', '@fluentui/react-components', '@fluentui/react-icons'];

export const rules = {
  'renderer/samples/kit': {
    folders: ['renderer/kit', 'preload/contract'],
    packages: [...screens, 'react-hook-form'],
  },
  'renderer/samples': {
    folders: ['renderer/kit', 'renderer/samples/kit', 'preload/contract'],
    packages: [...screens, 'react-hook-form'],
    isSplit: true,
  },
};

/** Files and imports of theirs. */
export const rejected = [
  ['renderer/samples/email/a.ts', "import type { A } from '../../features/bookings'"],
  ['renderer/samples/email/a.ts', "import '../chat'"],
  ['renderer/samples/kit/a.ts', "import '../email/mails'"],
  ['renderer/app/a.ts', "import '../samples/email'"],
  ['renderer/app/a.ts', "import '../samples/kit/search-input'"],
  ['renderer/kit/a.ts', "import '../samples/kit/search-input'"],
  ['renderer/features/bookings/a.ts', "import '../../samples/kit/search-input'"],
] as const;

export const allowed = [
  ['renderer/samples/email/a.ts', "import '../kit/search-input'; import '../../kit/ui/page'"],
] as const;

/** Folders of long files. */
export const tables = ['mocks/samples/seeds'];
