import { fail } from '@contract/failure';

/** The answer to calls that need a real server or computer. */
export const onlyDemo = fail('refused', 'not-allowed', { message: 'The browser demo has demo data only.' });
