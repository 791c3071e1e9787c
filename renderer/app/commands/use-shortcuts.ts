/** The keyboard shortcuts of all commands. The menu bar shows them, but leaves the keys of the page's commands to it. */
import type { CommandId } from '@contract/commands/table';
import { useEffect, useEffectEvent } from 'react';
import { runShortcut } from '../../kit/commands/command';
import { combinationsOf, isTyping, type KeyPress, useShortcutsInUse } from '../../kit/commands/keys';

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'combobox');

/** The command of a key press; undefined leaves the key to the page. */
export const findCommand = (
  press: KeyPress & Pick<KeyboardEvent, 'target'>,
  inUse: ReadonlyMap<CommandId, string>,
): CommandId | undefined => {
  const inField = types(press.target);
  const plain = !press.ctrlKey && !press.metaKey && !press.altKey;
  if (plain && press.key === '?' && !inField) return 'shortcuts';
  return combinationsOf(press)
    .filter((keys) => !inField || !isTyping(keys))
    .map((keys) => [...inUse].find(([, used]) => used === keys)?.[0])
    .find((id) => id !== undefined);
};

/** Handles the shortcuts of all commands. */
export const useShortcuts = (): void => {
  const inUse = useShortcutsInUse();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const command = findCommand(event, inUse);
    // A key that stays down must not run its command again and again.
    if (command && (event.repeat || runShortcut(command))) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
