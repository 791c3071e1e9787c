/** Links and commands that the system hands to the app: with its start, with a second start, or on macOS as an event. */
import { fail, ok, type Result } from '@contract/failure';
import { isLinkWord, type Link, parseLink } from '@contract/links/link';
import type { Mode } from '@contract/settings';
import type { App } from 'electron';
import type { DesktopWindow } from '../../desktop/desktop';
import { commandIn, type StartCommand, screenOf } from '../menus/start-commands';

/** The link on a command line; undefined without one. Fails as `link-several` for different links. */
export const linkIn = (args: readonly string[]): Result<Link> | undefined => {
  const [link, ...others] = new Set(args.filter(isLinkWord));
  if (link === undefined) return undefined;
  return others.length > 0 ? fail('invalid', 'link-several') : parseLink(link);
};

interface LinkPorts {
  /** The command line of this start, without the program. */
  readonly args: readonly string[];
  readonly window: Pick<DesktopWindow, 'focus' | 'send'>;
  /** The server in use, or the demo. */
  readonly target: () => { readonly mode: Mode; readonly server: string };
  readonly lock: () => void;
}

export interface ArrivedLinks {
  /** The newest link, once; null if there is none. */
  take(): Result<Link | null>;
  open(link: string): void;
  run(command: StartCommand): void;
}

/**
 * Keeps the newest link until the page takes it. Of a second start, nothing but its link and its command counts. Call
 * before Electron's `ready`, because macOS reports the link of a start before it.
 */
export const followLinks = (app: Pick<App, 'on'>, { args, window, target, lock }: LinkPorts): ArrivedLinks => {
  let arrived = linkIn(args);
  /** The command of this start, until the server in use is known. */
  let first = arrived ? undefined : commandIn(args);

  const screenLink = (command: StartCommand): Result<Link> | undefined => {
    const address = screenOf(command);
    const { mode, server } = target();
    return address === undefined || (mode === 'live' && server === '')
      ? undefined
      : ok({ kind: 'screen', mode, server: mode === 'demo' ? '' : server, address });
  };
  const arrive = (link: Result<Link> | undefined): void => {
    window.focus();
    if (!link) return;
    arrived = link;
    window.send({ type: 'link' });
  };
  const run = (command: StartCommand): void => {
    if (command === 'lock') lock();
    else arrive(screenLink(command));
  };
  const receive = (received: readonly string[]): void => {
    const link = linkIn(received);
    const command = link ? undefined : commandIn(received);
    if (command) run(command);
    else arrive(link);
  };
  app.on('second-instance', (_event, commandLine) => receive(commandLine));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    receive([url]);
  });
  return {
    take: () => {
      if (first === 'lock') lock();
      const taken = arrived ?? (first && screenLink(first));
      arrived = undefined;
      first = undefined;
      return taken ?? ok(null);
    },
    open: (link) => receive([link]),
    run,
  };
};
