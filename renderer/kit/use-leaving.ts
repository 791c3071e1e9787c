import { useNavigation } from 'react-router-dom';

/**
 * Whether the person is on the way to another page, which is still loading. What a page would write into its address in
 * the meantime would call them back: it waits.
 */
export const useLeaving = (): boolean => useNavigation().state !== 'idle';
