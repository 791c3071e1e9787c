/** What the palette shows for a text: groups of the app's own entries, and records of the server below them. */
import { CloudArrowUpRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useText } from '../../kit/format/text';
import { useToggle } from '../../kit/stores/settings';
import { scoreNow, useUses } from '../../kit/stores/uses';
import { useAreas } from '../areas/areas';
import type { FoundGroup } from './palette-entry';
import { groupEntries, rankEntries } from './rank-entries';
import { suggestedGroups } from './suggested-groups';
import { useCommandEntries } from './use-command-entries';
import { useLocalEntries } from './use-local-entries';
import { type RecordResult, useRecordGroups } from './use-record-groups';

/** At the start of a text: only commands are searched, and all that match are shown. */
export const commandPrefix = '>';

interface PaletteResults {
  readonly groups: readonly (FoundGroup | RecordResult)[];
  readonly records: readonly RecordResult[];
  readonly busy: boolean;
}

/** `confirmed`: the text for which the user asked the server, on a connection where each request costs money. */
export const usePaletteResults = (query: string, confirmed: string | undefined): PaletteResults => {
  const text = useText('palette');
  const areas = useAreas();
  const uses = useUses();
  const actions = useCommandEntries();
  const local = useLocalEntries(areas);
  const isCommands = query.startsWith(commandPrefix);
  const searched = isCommands ? query.slice(commandPrefix.length) : query;
  const found = useMemo(() => {
    const now = Date.now();
    const timesUsed = (id: string) => (uses[id] ? scoreNow(uses[id], now) : 0);
    const entries = isCommands ? actions : [...local, ...actions];
    return groupEntries(searched, rankEntries(searched, entries, timesUsed), isCommands ? entries.length : undefined);
  }, [searched, isCommands, local, actions, uses]);
  const isMetered = useToggle('metered');
  const mustConfirm = isMetered && !isCommands && confirmed !== query && suggestedGroups(query).length > 0;
  const { results, busy } = useRecordGroups(areas, isCommands ? '' : query, mustConfirm);
  const question: FoundGroup = {
    group: 'server',
    entries: [
      {
        id: 'server',
        group: 'server',
        title: text('searchServer', { typed: query.trim() }),
        icon: CloudArrowUpRegular,
        target: { search: query },
        matched: [],
      },
    ],
  };
  return {
    groups: [...found, ...results.filter(({ entries }) => entries.length > 0), ...(mustConfirm ? [question] : [])],
    records: results,
    busy,
  };
};
