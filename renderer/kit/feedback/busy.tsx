/** A spinner with a label. Lazy, because no first screen needs it. */
import type { SpinnerProps } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';

const FluentSpinner = lazy(async () => ({ default: (await import('./spinner')).FluentSpinner }));

interface BusyProps extends Pick<SpinnerProps, 'size' | 'style'> {
  /** Shown below the spinner. */
  readonly label?: string;
}

export const Busy = ({ label, ...props }: BusyProps): ReactNode => (
  <Suspense fallback={<span role="progressbar" aria-label={label} style={props.style} />}>
    <FluentSpinner {...props} {...(label === undefined ? {} : { label })} />
  </Suspense>
);
