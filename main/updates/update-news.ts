/** The update news to show after a start, from the version that ran before and the one that was to be installed. */
import type { UpdateMemory } from '@contract/settings/update-memory';
import type { UpdateNews } from '@contract/updates/updates-view';

import { compareVersions } from './versions';

/** Undefined if nothing has changed, and at the first start. */
export const newsOf = (version: string, { lastRun, installing }: UpdateMemory): UpdateNews | undefined => {
  if (installing && compareVersions(version, installing.version) < 0)
    return { kind: 'not-installed', other: installing.version, notes: '' };
  if (lastRun === undefined) return undefined;
  const difference = compareVersions(version, lastRun);
  if (difference < 0) return { kind: 'older', other: lastRun, notes: '' };
  if (difference === 0) return undefined;
  return { kind: 'updated', other: lastRun, notes: installing?.version === version ? installing.notes : '' };
};
