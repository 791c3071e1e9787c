/** The sample search index (pages, files, contacts) and the bookmarks. */
import type { AutocompleteItem } from '@contract/samples/entities/page';
import { pools } from '../../seeds/pools';
import { person } from './people';

/** At most 4 results of each group are shown (specification, section 2). */
export const searchLimit = 4;

const pageRows: readonly (readonly [title: string, link: string, icon: string])[] = [
  ['Analytics dashboard', '/dashboard/analytics', 'chart'],
  ['Email', '/apps/email', 'mail'],
  ['Chat', '/apps/chat', 'chat'],
  ['Todo', '/apps/todo', 'check'],
  ['Calendar', '/apps/calendar', 'calendar'],
  ['Invoice list', '/apps/invoice/list', 'document'],
  ['Shop', '/apps/ecommerce/shop', 'cart'],
  ['Wishlist', '/apps/ecommerce/wishlist', 'heart'],
  ['Checkout', '/apps/ecommerce/checkout', 'cart'],
  ['User list', '/apps/user/list', 'people'],
  ['Roles', '/apps/roles', 'shield'],
  ['Permissions', '/apps/permissions', 'key'],
  ['Account settings', '/pages/account-settings', 'settings'],
  ['Profile', '/pages/profile', 'person'],
  ['FAQ', '/pages/faq', 'question'],
  ['Knowledge base', '/pages/knowledge-base', 'book'],
  ['Pricing', '/pages/pricing', 'tag'],
  ['Blog list', '/pages/blog/list', 'news'],
  ['License', '/pages/license', 'certificate'],
  ['API keys', '/pages/api-key', 'key'],
  ['Modal examples', '/pages/modal-examples', 'window'],
  ['Access control', '/access-control', 'shield'],
  ['Colors', '/colors', 'color'],
  ['Icons', '/icons', 'icons'],
  ['Cards', '/cards', 'cards'],
  ['Components', '/components', 'puzzle'],
  ['Forms', '/forms', 'form'],
  ['Tables', '/tables', 'table'],
  ['Data tables', '/datatables', 'table'],
  ['Charts', '/charts', 'chart'],
];

export const searchPages = pageRows.map(([title, link, icon], index) => ({ id: index + 1, title, link, icon }));
/** The pages that are bookmarked at the start. */
export const initialBookmarks = [2, 3, 4, 5] as const;

const fileRows = [
  ['Seating plan north stand.pdf', 'pdf', '412 KB'],
  ['Budget of the season.xlsx', 'xlsx', '88 KB'],
  ['Marshal handbook.docx', 'docx', '1.4 MB'],
  ['Start grid template.pptx', 'pptx', '2.2 MB'],
  ['Sponsor logos.zip', 'zip', '18.6 MB'],
  ['Radio channels.pdf', 'pdf', '96 KB'],
  ['Press photos.zip', 'zip', '61 MB'],
  ['Volunteers.xlsx', 'xlsx', '54 KB'],
] as const;
export const searchFiles = fileRows.map(([title, icon, size], index) => ({
  id: 101 + index,
  title,
  icon,
  size,
  by: person(index).name,
}));

export const searchContacts = () =>
  Array.from({ length: 12 }, (_, index) => {
    const { name, email, avatar } = person(index);
    return { id: 201 + index, title: name, email, img: avatar };
  });

/** 100 items, as the sample API has them (specification, section 3): a hundred names to complete. */
export const createAutocomplete = (): readonly AutocompleteItem[] => {
  const { lastNames, cities } = pools();
  return Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    title: index % 2 === 0 ? `${cities[index] ?? 'Springfield'} Raceway` : `${lastNames[index] ?? 'Reed'} Motor Park`,
  }));
};
