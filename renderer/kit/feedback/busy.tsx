/** Something is under way. The turning ring is loaded when it is first drawn: no first screen begins with one. */
import type { SpinnerProps } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';

const FluentSpinner = lazy(async () => ({ default: (await import('./spinner')).FluentSpinner }));

interface BusyProps extends Pick<SpinnerProps, 'size' | 'style'> {
  /** Said below the ring. */
  readonly label?: string;
}

export const Busy = ({ label, ...props }: BusyProps): ReactNode => (
  <Suspense fallback={<span role="progressbar" aria-label={label} style={props.style} />}>
    <FluentSpinner {...props} {...(label === undefined ? {} : { label })} />
  </Suspense>
);
