import type { ReactNode } from 'react';
import { Newest } from '../newest';

/** `/apps/invoice/edit`: the newest invoice, until another is chosen. */
export const Screen = (): ReactNode => <Newest path="/apps/invoice/edit" />;
