import { expect, it } from 'vitest';
import { createResettableStore, resetForUser, resetStores } from '../../../../../renderer/kit/stores/resettable-store';

it('keeps its state for the same user, and loses it when another user signs in or the demo is reset', () => {
  const useStore = createResettableStore(() => ({ words: 'at first' }));
  const write = () => useStore.setState({ words: 'written' });
  resetForUser('1');
  write();
  expect(resetForUser(undefined)).toBe(false);
  expect(resetForUser('1')).toBe(false);
  expect(useStore.getState().words).toBe('written');
  expect(resetForUser('2')).toBe(true);
  expect(useStore.getState().words).toBe('at first');
  write();
  resetStores();
  expect(useStore.getState().words).toBe('at first');
});
