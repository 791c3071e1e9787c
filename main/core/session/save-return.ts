/** Saves where a person is: in their store while they are signed in, otherwise in memory. */
import type { ReturnTo, SavedReturn } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import type { KeptReturn } from './kept-return';
import type { ReturnLocations } from './return-to';
import { type TokenStore, userKeyOf } from './token-store';

interface SaverPorts {
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly keptReturn: KeptReturn;
  readonly returnLocations: ReturnLocations;
  readonly lock: { isOn(): boolean; notePageSaved(): void };
}

export const createReturnSaver =
  ({ tokens, keptReturn, returnLocations, lock }: SaverPorts) =>
  async (returnTo: ReturnTo): Promise<Result<SavedReturn>> => {
    const session = tokens.current();
    const isLocking = lock.isOn();
    if (!session) {
      const saved = returnLocations.save(returnTo);
      return saved.ok ? ok({ isKept: false }) : saved;
    }
    const kept = await keptReturn.save(returnTo);
    if (isLocking) {
      if (kept === 'failed') {
        // Better in memory than lost.
        returnLocations.expectReturn(userKeyOf(session));
        returnLocations.save(returnTo);
      }
      lock.notePageSaved();
    }
    return ok({ isKept: kept === 'disk' });
  };
