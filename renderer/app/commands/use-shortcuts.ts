/** The keyboard shortcuts of all commands. The menu bar shows them, but leaves the keys of the page's commands to it. */
import type { CommandId } from '@contract/commands/table';
import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { canRun, isReachable, runShortcut } from '../../kit/commands/command';
import { combinationsOf, isModifierKey, isTyping, type KeyPress, useShortcutsInUse } from '../../kit/commands/keys';
import { useCan } from '../../kit/stores/session';
import { useSettings } from '../../kit/stores/settings';
import { useWindowKeys } from '../../kit/ui/use-window-keys';

/** Whether keys are text there. */
export const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'combobox');

/** The command of a key press; undefined leaves the key to the page. */
export const findCommand = (
  press: KeyPress & Pick<KeyboardEvent, 'target'>,
  inUse: ReadonlyMap<CommandId, string>,
): CommandId | undefined => {
  const inField = typesInto(press.target);
  const plain = !press.ctrlKey && !press.metaKey && !press.altKey;
  if (plain && press.key === '?' && !inField) return 'shortcuts';
  return combinationsOf(press)
    .filter((keys) => !inField || !isTyping(keys))
    .map((keys) => [...inUse].find(([, used]) => used === keys)?.[0])
    .find((id) => id !== undefined);
};

interface Waiting {
  readonly command: CommandId;
  readonly at: number;
  readonly timer: number;
}

/**
 * Handles the shortcuts of all commands. A scanner may begin a code with a control character, which is a shortcut's key
 * press: where codes are looked up, such a shortcut runs only if no key follows as fast as a scanner's.
 */
export const useShortcuts = (): void => {
  const inUse = useShortcutsInUse();
  const canLookUp = useCan(['read', 'Ticket']);
  const maxGap = useSettings(({ settings }) => settings?.scannerGap) ?? limits.scannerGap.initial;
  const waiting = useRef<Waiting>(undefined);
  const wait = (command: CommandId, at: number): void => {
    const timer = window.setTimeout(() => {
      waiting.current = undefined;
      runShortcut(command);
    }, maxGap);
    waiting.current = { command, at, timer };
  };
  const endWait = useEffectEvent(({ key, timeStamp }: KeyboardEvent) => {
    if (!waiting.current || isModifierKey(key)) return;
    const { command, at, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    // On a busy computer, a person's next key comes before the timer.
    if (timeStamp - at > maxGap) runShortcut(command);
  });
  useWindowKeys((event) => {
    if (event.defaultPrevented) return;
    const command = findCommand(event, inUse);
    if (!command) return;
    // A key that stays down must not run its command again and again.
    if (event.repeat) return event.preventDefault();
    const isControl = canLookUp && event.ctrlKey && /^Mod\+[@-_]$/.test(inUse.get(command) ?? '');
    const runs = isControl ? isReachable(command) && canRun(command) : runShortcut(command);
    if (!runs) return;
    event.preventDefault();
    if (isControl) wait(command, event.timeStamp);
  });
  // Before the scanner's listener is added, which keeps keys to itself.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => endWait(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
};
