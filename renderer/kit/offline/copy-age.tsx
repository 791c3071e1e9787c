import type { CopyNote } from '@contract/failure';
import type { ReactNode } from 'react';
import { copyLine } from '../format/copy-text';
import { useNow } from '../ui/use-now';

/** "Copy of 9:12 AM, 41 min old", updated every minute. */
export const CopyAge = ({ copy }: { readonly copy: CopyNote }): ReactNode => copyLine(copy, useNow());
