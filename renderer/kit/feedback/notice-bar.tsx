/** A lazy message bar, because most screens never show one. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { MessageBarContent } from './message-bar';
import { pendingPlaceholder } from './pending-placeholder';

const FluentMessageBar = lazy(async () => ({ default: (await import('./message-bar')).FluentMessageBar }));

export const NoticeBar = (bar: MessageBarContent): ReactNode => (
  <Suspense fallback={pendingPlaceholder}>
    <FluentMessageBar {...bar} />
  </Suspense>
);
