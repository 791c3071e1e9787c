/** A bar with something to tell. On good days there is none, so it is loaded with the first. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { MessageBarContent } from './message-bar';
import { pendingPlaceholder } from './pending-placeholder';

const FluentMessageBar = lazy(async () => ({ default: (await import('./message-bar')).FluentMessageBar }));

export const NoticeBar = (bar: MessageBarContent): ReactNode => (
  <Suspense fallback={pendingPlaceholder}>
    <FluentMessageBar {...bar} />
  </Suspense>
);
