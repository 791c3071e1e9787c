import { allows } from '@contract/ability';
import type { Change } from '../area/record-changes';
import { useSession } from '../stores/session';
import type { ContextHandler } from './context-menu';

/** The handler of a change, disabled without the permission; undefined if the area can't do it. */
export const permitted = (change: Change | undefined, run: () => void): ContextHandler | undefined =>
  change && { run: allows(useSession.getState().ability, change.needs) ? run : undefined };
