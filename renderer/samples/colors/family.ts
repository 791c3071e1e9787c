import type { Family } from '../kit/showcase/family';

export const family: Family = {
  name: 'colors',
  groups: [
    { name: 'ours', pages: ['ramp', 'brand'] },
    { name: 'fluent', pages: ['neutral', 'status', 'palette'] },
    { name: 'work', pages: ['checker', 'all'] },
  ],
};
