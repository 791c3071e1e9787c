import { expect, it } from 'vitest';
import { createSignOut } from '../../../../main/app/sign-out';

it('clears the session before it waits for the disk', async () => {
  const steps: string[] = [];
  let awake: () => void = () => undefined;
  const signOut = createSignOut({
    signOut: async () => {
      steps.push('signed out');
      return 'view';
    },
    endWork: () => {
      steps.push('ending work');
      return new Promise((resolve) => (awake = resolve));
    },
  });
  const done = signOut();
  expect(steps).toEqual(['signed out', 'ending work']);
  awake();
  expect(await done).toBe('view');
});
