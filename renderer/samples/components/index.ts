/** Sample pages for the components that the app is built with, Fluent's and the kit's own, in all states. */
import { AppsListDetailRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'components',
  icon: AppsListDetailRegular,
  order: 64,
  groups: [
    { name: 'actions', pages: ['button', 'menu', 'toolbar', 'link'] },
    {
      name: 'fields',
      pages: [
        'field',
        'textarea',
        'search-box',
        'combobox',
        'tag-picker',
        'checkbox',
        'radio',
        'switch',
        'slider',
        'rating',
        'month-calendar',
      ],
    },
    { name: 'messages', pages: ['message-bar', 'toast', 'dialog', 'drawer', 'popover', 'tooltip'] },
    { name: 'progress', pages: ['progress', 'spinner', 'skeleton'] },
    { name: 'content', pages: ['accordion', 'avatar', 'badge', 'divider', 'tabs', 'tag', 'tree'] },
    { name: 'kit', pages: ['figure-card', 'status-badge', 'states', 'confirm', 'copy'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
