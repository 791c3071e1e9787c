import { Spinner, type SpinnerProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export const FluentSpinner = (props: SpinnerProps): ReactNode => <Spinner {...props} />;
