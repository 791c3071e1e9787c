/** Which commands can run now. A screen or the frame registers a handler; the newest one runs. */
import { type Ability, allows } from '@contract/ability';
import { type CommandId, commandIds, commands } from '@contract/commands/table';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { create } from 'zustand';
import { useAbility, useSession } from '../stores/session';

interface Handler {
  readonly run: () => void;
  /** Whether the command's toggle or choice is on. */
  readonly isChecked: boolean;
}

type Handlers = ReadonlyMap<CommandId, readonly Handler[]>;

const useHandlers = create<{ readonly handlers: Handlers }>(() => ({ handlers: new Map() }));

const setHandlers = (command: CommandId, change: (before: readonly Handler[]) => readonly Handler[]): void =>
  useHandlers.setState(({ handlers }) => ({
    handlers: new Map(handlers).set(command, change(handlers.get(command) ?? [])),
  }));

/** Registers a handler for a command. Returns the function that removes it. */
export const registerCommand = (command: CommandId, run: () => void, isChecked = false): (() => void) => {
  const handler = { run, isChecked };
  setHandlers(command, (before) => [...before, handler]);
  return () => setHandlers(command, (before) => before.filter((one) => one !== handler));
};

/** The handlers that would run now, if any. */
const findHandlers = (command: CommandId, handlers: Handlers, ability: Ability): readonly Handler[] => {
  const { needs, runsAll } = commands[command];
  return allows(ability, needs) ? (handlers.get(command) ?? []).slice(runsAll ? 0 : -1) : [];
};

const handlersNow = (command: CommandId): readonly Handler[] =>
  findHandlers(command, useHandlers.getState().handlers, useSession.getState().ability);

/** Whether a command can run now. */
export const canRun = (command: CommandId): boolean => handlersNow(command).length > 0;

/** Runs a command; false if it can't run now. */
export const runCommand = (command: CommandId): boolean => {
  const found = handlersNow(command);
  for (const { run } of found) run();
  return found.length > 0;
};

/** Whether a dialog is open, which must be closed before the page behind it can change. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Whether a dialog, if one is open, does not prevent a command. */
export const isReachable = (command: CommandId, hasDialog = isDialogOpen()): boolean =>
  !hasDialog || commands[command].where === 'anywhere';

/** The same for a key and the menu bar. */
export const runShortcut = (command: CommandId): boolean => isReachable(command) && runCommand(command);

/**
 * Registers a handler while the component is mounted; undefined registers none, so the command is disabled. A toggle or
 * choice also says whether it is on.
 */
export const useCommand = (command: CommandId | undefined, run: (() => void) | undefined, isChecked = false): void => {
  const latest = useEffectEvent(() => run?.());
  const registered = run === undefined ? undefined : command;
  useEffect(
    () => (registered ? registerCommand(registered, () => latest(), isChecked) : undefined),
    [registered, isChecked],
  );
};

/** The commands that can run now, with whether each is on; in the table's order. */
export type EnabledCommands = ReadonlyMap<CommandId, { readonly isChecked: boolean }>;

/** For the menu, the palette and other lists of commands. */
export const useEnabledCommands = (): EnabledCommands => {
  const handlers = useHandlers((state) => state.handlers);
  const ability = useAbility();
  return useMemo(
    () =>
      new Map(
        commandIds.flatMap((id) => {
          const handler = findHandlers(id, handlers, ability).at(-1);
          return handler ? [[id, handler] as const] : [];
        }),
      ),
    [handlers, ability],
  );
};
