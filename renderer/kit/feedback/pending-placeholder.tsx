/** Where a part of a page is still being loaded and its room stays empty: nothing to see, but the page is not done. */
export const pendingPlaceholder = <span hidden aria-busy="true" />;
