/** Abilities: who may do what, as the specification's list of action and subject pairs. */
import { Ability } from '@casl/ability';
import type { Needs, Permission } from './permissions';

export * from './permissions';
export type { Ability };

/** The CASL ability of a list of pairs. */
export const abilityOf = (pairs: readonly Permission[]): Ability =>
  new Ability(pairs.map(({ action, subject }) => ({ action, subject })));

/** Whether something is allowed. What needs no permission is allowed here; the server decides. */
export const allows = (ability: Ability, needs: Needs | undefined): boolean =>
  !needs || ability.can(needs[0], needs[1]);
