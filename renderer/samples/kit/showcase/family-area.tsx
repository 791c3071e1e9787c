/** A family of examples as an area with one page. The examples are data; `FamilyPage` shows those of every family. */
import type { FluentIcon } from '@fluentui/react-icons';
import { definePage, type PageArea } from '../../../kit/area/area';
import type { Examples } from './family-page';

interface Family {
  /** Folder, text namespace and path: `forms` is at `/forms`. */
  readonly name: string;
  readonly icon: FluentIcon;
  readonly order: number;
  readonly examples: () => Promise<{ readonly examples: Examples }>;
}

export const familyArea = ({ name, icon, order, examples: load }: Family): PageArea =>
  definePage({
    name,
    path: `/${name}`,
    title: `samples:titles.${name}`,
    icon,
    group: 'samples',
    order,
    screen: async () => {
      const [{ examples }, { FamilyPage }] = await Promise.all([load(), import('./family-page')]);
      return { Screen: () => <FamilyPage name={name} examples={examples} /> };
    },
  });
