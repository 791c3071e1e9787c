/** What the palette shows for a text: groups of the app's own entries, and records of the server below them. */

import { type CommandId, type CommandMenu, choiceOf, commands } from '@contract/commands/table';
import {
  AppGenericRegular,
  CloudArrowUpRegular,
  DocumentRegular,
  EyeRegular,
  type FluentIcon,
  NavigationRegular,
  QuestionCircleRegular,
  SearchRegular,
} from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useEnabledCommands } from '../../kit/commands/command';
import { keyLabels, useShortcutsInUse } from '../../kit/commands/keys';
import { useText } from '../../kit/format/text';
import { useToggle } from '../../kit/stores/settings';
import { scoreNow, useUses } from '../../kit/stores/uses';
import { useAreas } from '../areas/areas';
import type { FoundGroup, PaletteEntry } from './palette-entry';
import { groupEntries, rankEntries } from './rank-entries';
import { suggestedGroups } from './suggested-groups';
import { useLocalEntries } from './use-local-entries';
import { type RecordResult, useRecordGroups } from './use-record-groups';

const icons: Readonly<Record<CommandMenu, FluentIcon>> = {
  app: AppGenericRegular,
  file: DocumentRegular,
  edit: SearchRegular,
  go: NavigationRegular,
  view: EyeRegular,
  help: QuestionCircleRegular,
};

/** What the palette itself is, and the areas, which are among its pages. */
const isLeftOut = (id: CommandId): boolean => id === 'palette' || id === 'commands' || id.startsWith('area-');

/** The commands that the user may use and that can run now, as entries of the palette. */
const useCommandEntries = (): readonly PaletteEntry[] => {
  const text = useText('commands');
  const enabled = useEnabledCommands();
  const keys = useShortcutsInUse();
  return useMemo(
    () =>
      [...enabled].flatMap(([id, { isChecked }]): readonly PaletteEntry[] => {
        const { menu } = commands[id];
        const choice = choiceOf(id);
        // A value that is chosen already changes nothing.
        if (!menu || isLeftOut(id) || (choice && isChecked)) return [];
        const shortcut = keys.get(id);
        return [
          {
            id: `command:${id}`,
            group: 'actions',
            title: text(`commands.${id}`),
            detail: text(choice ? `choices.${choice}` : `menus.${menu}`),
            icon: icons[menu],
            target: { command: id },
            ...(shortcut === undefined ? {} : { keys: keyLabels(shortcut) }),
          },
        ];
      }),
    [text, enabled, keys],
  );
};

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
