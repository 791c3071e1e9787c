/** Links that the system hands to the app: with its start, with a second start, or on macOS as an event. */
import type { BridgeEvent } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { isLinkWord, type Link, parseLink } from '@contract/links/link';
import type { App } from 'electron';

/** The link on a command line; undefined without one. Fails as `link-several` for different links. */
export const linkIn = (words: readonly string[]): Result<Link> | undefined => {
  const [link, ...others] = new Set(words.filter(isLinkWord));
  if (link === undefined) return undefined;
  return others.length > 0 ? fail('invalid', 'link-several') : parseLink(link);
};

interface LinkPorts {
  /** The command line of this start, without the program. */
  readonly words: readonly string[];
  /** Brings the window to the front, if there is one. */
  readonly focus: () => void;
  /** Sends an event to the page, if there is one. */
  readonly send: (event: BridgeEvent) => void;
}

/**
 * Keeps the newest link until the page takes it; null if there is none. Of a second start, nothing but its link counts.
 * Call before Electron's `ready`, because macOS reports the link of a start before it.
 */
export const followLinks = (app: Pick<App, 'on'>, { words, focus, send }: LinkPorts): (() => Result<Link | null>) => {
  let arrived = linkIn(words);
  const receive = (received: readonly string[]): void => {
    const link = linkIn(received);
    focus();
    if (!link) return;
    arrived = link;
    send({ type: 'link' });
  };
  app.on('second-instance', (_event, commandLine) => receive(commandLine));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    receive([url]);
  });
  return () => {
    const taken = arrived;
    arrived = undefined;
    return taken ?? ok(null);
  };
};
