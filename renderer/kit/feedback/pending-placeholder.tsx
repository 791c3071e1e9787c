/** Stands for a part of a page that is still loading: nothing to see, but the page counts as busy. */
export const pendingPlaceholder = <span hidden aria-busy="true" />;
