/** What is not sent, as sentences. */
import { useText } from '../format/text';
import { unsentGroups, useUnsentCounts } from '../stores/unsent-groups';

/** "2 changes are waiting to be sent.", "1 draft waits for you.": one for each group that has entries. */
export const useUnsentTexts = (): readonly string[] => {
  const text = useText('network');
  const counts = useUnsentCounts();
  return unsentGroups
    .filter((group) => counts[group] > 0)
    .map((group) => text(`network.${group}`, { count: counts[group] }));
};
