import { fail } from '@contract/failure';

/** The answer to whatever needs a real server or computer. */
export const onlyDemo = fail('refused', 'not-allowed', { message: 'The browser demo has demo data only.' });
