/** The layouts; those without the frame are an area of their own. */
export const layouts = ['collapsed', 'boxed', 'full', 'without-menu', 'blank'] as const;
export type Layout = (typeof layouts)[number];

export const pathOf = (layout: Layout): string => `/page-layout/${layout}`;
