/** The commands that the user may use and that can run now, as entries of the palette. */
import { type CommandId, type CommandMenu, choiceOf, commands } from '@contract/commands/table';
import {
  AppGenericRegular,
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
import type { PaletteEntry } from './palette-entry';

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

export const useCommandEntries = (): readonly PaletteEntry[] => {
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
