/** An invisible placeholder for a part of a page that is still loading; it marks the page as busy. */
export const pendingPlaceholder = <span hidden aria-busy="true" />;
