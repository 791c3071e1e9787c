import type { Family } from '../kit/showcase/family';

/** Every kind of chart that the kit has, on the sample cards, each with its table. */
export const family: Family = {
  name: 'charts',
  layout: 'block',
  groups: [
    { name: 'axes', pages: ['lines', 'areas', 'bars'] },
    { name: 'parts', pages: ['shares', 'ranks', 'goals'] },
    { name: 'other', pages: ['small', 'skins'] },
  ],
};
