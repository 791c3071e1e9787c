/**
 * The jump list of Windows and the dock's menu of macOS: a few commands, and the records that the person opened last.
 * Records are names of people outside of the app, so they are there only while the app itself would show them without a
 * password.
 */
import { formatLink } from '@contract/links/link';
import type { Mode, SettingsView } from '@contract/settings';
import { resolveToggle } from '@contract/settings/toggles';
import { app, type JumpListCategory, type JumpListItem, Menu, type MenuItemConstructorOptions } from 'electron';
import { type TokenStore, userKeyOf } from '../../core/session/token-store';
import { commandText, text } from '../../desktop/native-text';
import type { Settings } from '../../settings/settings';
import { type StartCommand, startCommands } from './start-commands';

/** Who is signed in, and not locked. */
export interface QuickSession {
  readonly mode: Mode;
  readonly server: string;
  /** The key of their recent records. */
  readonly owner: string;
  /** Whether a restart brings the session back. */
  readonly isStored: boolean;
}

export interface QuickMenuPorts {
  readonly platform: NodeJS.Platform;
  readonly session: () => QuickSession | undefined;
  readonly settings: () => Pick<SettingsView, 'recent' | 'maskContacts' | 'fixed'>;
  /** Windows: replaces the jump list. */
  readonly setJumpList: (categories: JumpListCategory[]) => void;
  /** Windows: the arguments of entries that the person removed, which must not come back. */
  readonly removed: () => readonly string[];
  /** macOS: replaces the dock's menu. */
  readonly setDockMenu: (items: MenuItemConstructorOptions[]) => void;
  readonly open: (link: string) => void;
  readonly run: (command: StartCommand) => void;
}

export interface QuickMenu {
  /** Shows what applies now. */
  update(): void;
  /** Removes everything, before all data is erased. */
  clear(): void;
}

interface RecentEntry {
  readonly title: string;
  readonly link: string;
}

/** Windows shows no more than about ten entries. */
const maxRecent = 8;
const maxTitle = 100;

const labelOf = (command: StartCommand): string =>
  command === 'lock' ? commandText('commands.lock') : text(`quick.${command}`);

/** A person who masks contacts, and an administrator who set the lock, want no names outside of the app. */
const recentEntries = ({ session, settings }: Pick<QuickMenuPorts, 'session' | 'settings'>): readonly RecentEntry[] => {
  const current = session();
  if (!current) return [];
  const { mode, server, owner, isStored } = current;
  const { recent, maskContacts, fixed } = settings();
  const isDemo = mode === 'demo';
  if (!(isStored || isDemo) || resolveToggle('maskContacts', maskContacts, isDemo) || fixed.lockMinutes === 'policy')
    return [];
  return (recent[owner] ?? []).slice(0, maxRecent).flatMap(({ title, path }) => {
    const link = formatLink({ mode, server, address: path });
    return link.ok ? [{ title: title.slice(0, maxTitle), link: link.value }] : [];
  });
};

export const createQuickMenu = (ports: QuickMenuPorts): QuickMenu => {
  const { platform, session } = ports;
  let shown = '';
  const commandsNow = (): readonly StartCommand[] =>
    startCommands.filter((command) => command !== 'lock' || session() !== undefined);

  const jumpList = (recent: readonly RecentEntry[]): JumpListCategory[] => {
    const removed = ports.removed();
    const item = (title: string, args: string): JumpListItem => ({
      ...{ type: 'task', title, description: title },
      ...{ program: process.execPath, args, iconPath: process.execPath, iconIndex: 0 },
    });
    // After `--` no word is a switch. A link has neither blanks nor quotes.
    const records = recent
      .map(({ title, link }) => item(title, `-- ${link}`))
      .filter(({ args }) => !removed.includes(args ?? ''));
    return [
      ...(records.length > 0 ? [{ type: 'custom' as const, name: text('quick.recent'), items: records }] : []),
      { type: 'tasks', items: commandsNow().map((command) => item(labelOf(command), `--command=${command}`)) },
    ];
  };
  const dockMenu = (recent: readonly RecentEntry[]): MenuItemConstructorOptions[] => [
    ...recent.map(({ title, link }) => ({ label: title.replaceAll('&', '&&'), click: () => ports.open(link) })),
    ...(recent.length > 0 ? [{ type: 'separator' as const }] : []),
    ...commandsNow().map((command) => ({ label: labelOf(command), click: () => ports.run(command) })),
  ];

  return {
    update: () => {
      if (platform !== 'win32' && platform !== 'darwin') return;
      const recent = recentEntries(ports);
      const next = JSON.stringify([recent, commandsNow().map(labelOf)]);
      if (next === shown) return;
      shown = next;
      if (platform === 'win32') ports.setJumpList(jumpList(recent));
      else ports.setDockMenu(dockMenu(recent));
    },
    clear: () => {
      shown = '';
      if (platform === 'win32') ports.setJumpList([]);
      else if (platform === 'darwin') ports.setDockMenu([]);
    },
  };
};

interface SystemMenuPorts {
  readonly links: Pick<QuickMenuPorts, 'open' | 'run'>;
  readonly settings: Settings;
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly isLocked: () => boolean;
}

/** The quick menu of this computer for the signed-in person. */
export const createSystemQuickMenu = ({ settings, tokens, isLocked, links }: SystemMenuPorts): QuickMenu =>
  createQuickMenu({
    platform: process.platform,
    session: () => {
      const current = isLocked() ? undefined : tokens.current();
      return current && { ...current.target, owner: userKeyOf(current), isStored: current.isStored };
    },
    settings: settings.current,
    // Where Windows shows no recent entries at all, it takes none from the app either.
    setJumpList: (categories) => {
      if (app.setJumpList(categories) !== 'ok') app.setJumpList(categories.filter(({ type }) => type === 'tasks'));
    },
    removed: () => app.getJumpListSettings().removedItems.map(({ args }) => args ?? ''),
    setDockMenu: (items) => app.dock?.setMenu(Menu.buildFromTemplate(items)),
    ...links,
  });
