/**
 * What a second scan of the same code does right after an answer that admits: it is looked up like any other, or it admits.
 * Apart from the other settings so that the page loads no schemas.
 */
export const secondScans = ['nothing', 'admit'] as const;
