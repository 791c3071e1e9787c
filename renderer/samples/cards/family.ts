import type { Family } from '../kit/showcase/family';

export const family: Family = {
  name: 'cards',
  layout: 'block',
  groups: [
    { name: 'made', pages: ['basic', 'actions'] },
    { name: 'figures', pages: ['statistics', 'analytics'] },
    { name: 'rich', pages: ['advanced'] },
  ],
};
