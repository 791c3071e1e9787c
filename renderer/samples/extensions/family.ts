import type { Family } from '../kit/showcase/family';

/** Interactions beyond plain controls: moving, pointing, showing, telling. */
export const family: Family = {
  name: 'extensions',
  layout: 'block',
  groups: [
    { name: 'moving', pages: ['drag-and-drop', 'tree', 'context-menu', 'clipboard'] },
    { name: 'showing', pages: ['carousel', 'slider', 'rating'] },
    { name: 'telling', pages: ['tour', 'toasts', 'languages'] },
  ],
};
