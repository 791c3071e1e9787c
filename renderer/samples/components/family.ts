import type { Family } from '../kit/showcase/family';

export const family: Family = {
  name: 'components',
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
};
