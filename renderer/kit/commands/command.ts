/** Commands of the native menu. A screen or the frame registers a handler; the newest one runs. */
import type { Command } from '@contract/bridge';
import { useEffect, useEffectEvent } from 'react';

type Handler = () => void;
const handlers = new Map<Command, readonly Handler[]>();

/** Registers a handler for a command. Returns the function that removes it. */
export const registerCommand = (command: Command, run: Handler): (() => void) => {
  handlers.set(command, [...(handlers.get(command) ?? []), run]);
  return () => {
    handlers.set(
      command,
      (handlers.get(command) ?? []).filter((handler) => handler !== run),
    );
  };
};

/** Runs a command; false if no handler is registered. */
export const runCommand = (command: Command): boolean => {
  const handler = handlers.get(command)?.at(-1);
  handler?.();
  return handler !== undefined;
};

/** Registers a handler while the component is mounted; undefined registers none. */
export const useCommand = (command: Command, run: Handler | undefined): void => {
  const latest = useEffectEvent(() => run?.());
  const isRegistered = run !== undefined;
  useEffect(() => (isRegistered ? registerCommand(command, () => latest()) : undefined), [command, isRegistered]);
};
