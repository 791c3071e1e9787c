/** What the native menu asks of the page. A screen or the frame offers to carry a command out; the newest offer gets it. */
import type { Command } from '@contract/bridge';
import { useEffect, useEffectEvent } from 'react';

type Offer = () => void;
const offers = new Map<Command, readonly Offer[]>();

/** Offers to carry out a command. Returns the function that withdraws the offer. */
export const registerCommand = (command: Command, run: Offer): (() => void) => {
  offers.set(command, [...(offers.get(command) ?? []), run]);
  return () => {
    offers.set(
      command,
      (offers.get(command) ?? []).filter((offer) => offer !== run),
    );
  };
};

/** Carries a command out; false where nobody on this screen can. */
export const runCommand = (command: Command): boolean => {
  const offer = offers.get(command)?.at(-1);
  offer?.();
  return offer !== undefined;
};

/** Offers a command while a component is shown; undefined offers nothing. */
export const useCommand = (command: Command, run: Offer | undefined): void => {
  const latest = useEffectEvent(() => run?.());
  const offered = run !== undefined;
  useEffect(() => (offered ? registerCommand(command, () => latest()) : undefined), [command, offered]);
};
