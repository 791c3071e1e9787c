import { type ReactNode, useEffect, useState } from 'react';

/**
 * Renders a dialog one task after the one before it has closed. Fluent's focus manager hides a dialog from screen readers
 * if it opens in the update that closes another.
 */
export const AfterClose = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [hasClosed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);
  return hasClosed ? children : undefined;
};
