/**
 * Every command once: the menu it is in, where it applies, its first shortcut and the permission it needs. Menu bar,
 * palette, shortcut sheet, context menus and the shortcuts in the settings are derived from these rows, in this order.
 * Their texts are in `commands.json`. Free of zod, because the page reads it.
 */
import type { Needs } from '../ability';
import { type DirectionChoice, densities, directionChoices, type SkinChoice, skinChoices } from '../appearance';

export const commandMenus = ['app', 'file', 'edit', 'go', 'view', 'help'] as const;
/** `app` is the application's own menu on a Mac, and part of `file` elsewhere. */
export type CommandMenu = (typeof commandMenus)[number];

/** `anywhere` includes the sign-in and open dialogs. */
export const commandPlaces = ['record', 'form', 'list', 'desk', 'media', 'signed-in', 'anywhere'] as const;
export type CommandPlace = (typeof commandPlaces)[number];

/** What a context menu is for: a row of a list, a record's page, an area or a saved view in the navigation. */
export const contextPlaces = ['row', 'record', 'area', 'view'] as const;
export type ContextPlace = (typeof contextPlaces)[number];

export const commandChoices = ['skin', 'direction', 'density'] as const;
export type CommandChoice = (typeof commandChoices)[number];

export interface CommandRow {
  /** Left out for a command of context menus only. */
  readonly menu?: CommandMenu;
  /** Commands of a group have no line between them. */
  readonly group: string;
  readonly where: CommandPlace;
  /** The context menus that have it. */
  readonly context?: readonly ContextPlace[];
  /** The shortcut until a user changes it. */
  readonly keys?: string | { readonly mac: string; readonly other: string };
  readonly needs?: Needs;
  /** Left out for a command that does something; the others are on or off, or one of several values. */
  readonly kind?: 'toggle' | CommandChoice;
  /** Every part of the page runs it; others are run by the part that came last. */
  readonly runsAll?: true;
  /** Main runs it, not the page. */
  readonly isNative?: true;
}

type Choice<C extends CommandChoice, V extends string> = `${C}-${V}`;
const choiceRows = <C extends CommandChoice, V extends string>(
  kind: C,
  values: readonly V[],
): Readonly<Record<Choice<C, V>, CommandRow>> =>
  Object.fromEntries(
    values.map((value) => [
      `${kind}-${value}`,
      { menu: 'view', group: 'appearance', where: 'anywhere', kind } satisfies CommandRow,
    ]),
  ) as Record<Choice<C, V>, CommandRow>;

export const areaNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type AreaCommand = `area-${(typeof areaNumbers)[number]}`;

const rows = {
  open: { group: 'open', where: 'signed-in', context: ['row', 'area', 'view'] },
  'copy-value': { group: 'copy', where: 'signed-in', context: ['row'] },
  select: { group: 'select', where: 'signed-in', context: ['row'], kind: 'toggle' },
  'rename-view': { group: 'views', where: 'signed-in', context: ['view'] },
  'default-view': { group: 'views', where: 'signed-in', context: ['view'], kind: 'toggle' },
  'delete-view': { group: 'views', where: 'signed-in', context: ['view'] },

  settings: { menu: 'app', group: 'settings', where: 'signed-in', keys: 'Mod+,' },
  // A dialog doesn't prevent it; without a session nothing runs it.
  lock: { menu: 'app', group: 'session', where: 'anywhere', keys: 'Mod+L' },
  'sign-out': { menu: 'app', group: 'session', where: 'signed-in' },

  new: { menu: 'file', group: 'record', where: 'list', context: ['area'], keys: 'Mod+N' },
  edit: { menu: 'file', group: 'record', where: 'record', context: ['row', 'record'], keys: 'Mod+Shift+E' },
  delete: { menu: 'file', group: 'record', where: 'record', context: ['row', 'record'] },
  save: { menu: 'file', group: 'save', where: 'form', keys: 'Mod+S' },
  'save-view': { menu: 'file', group: 'save', where: 'list', keys: 'Mod+Shift+S' },
  export: { menu: 'file', group: 'export', where: 'list', context: ['row'], keys: 'Mod+E' },
  'export-again': { menu: 'file', group: 'export', where: 'list' },
  'compare-file': { menu: 'file', group: 'export', where: 'signed-in' },
  print: { menu: 'file', group: 'export', where: 'signed-in', context: ['record'], keys: 'Mod+P' },
  'copy-link': {
    ...{ menu: 'file', group: 'export', where: 'signed-in', keys: 'Mod+Shift+C' },
    context: ['row', 'record', 'area', 'view'],
  },
  'open-window': {
    ...{ menu: 'file', group: 'window', where: 'signed-in', keys: 'Mod+Shift+N' },
    context: ['row', 'record', 'area', 'view'],
  },
  upload: { menu: 'file', group: 'event', where: 'media', keys: 'Mod+U', needs: ['create', 'Media'] },
  prepare: { menu: 'file', group: 'event', where: 'desk' },
  'key-in-paper': { menu: 'file', group: 'event', where: 'desk', needs: ['read', 'Ticket'] },
  delay: { menu: 'file', group: 'event', where: 'desk' },
  'roll-call': { menu: 'file', group: 'event', where: 'desk', needs: ['read', 'Ticket'] },
  'entry-list': { menu: 'file', group: 'event', where: 'desk', needs: ['read', 'Visitor'] },
  'event-report': { menu: 'file', group: 'event', where: 'desk' },
  labels: { menu: 'file', group: 'event', where: 'desk', needs: ['read', 'Visitor'] },
  'gate-mode': { menu: 'file', group: 'event', where: 'signed-in', needs: ['read', 'Ticket'] },

  // Its key is that of undoing in a field, where no field has the focus: `useUndo`.
  'undo-change': { menu: 'edit', group: 'undo', where: 'signed-in' },
  'focus-search': { menu: 'edit', group: 'find', where: 'list', keys: 'Mod+F' },
  filters: { menu: 'edit', group: 'find', where: 'list', keys: 'Mod+Shift+F' },
  admit: { menu: 'edit', group: 'gate', where: 'signed-in', keys: 'Mod+Enter' },
  'turn-away': { menu: 'edit', group: 'gate', where: 'signed-in', keys: 'Mod+Shift+Enter' },

  back: { menu: 'go', group: 'history', where: 'signed-in', keys: { mac: 'Mod+[', other: 'Alt+Left' } },
  forward: { menu: 'go', group: 'history', where: 'signed-in', keys: { mac: 'Mod+]', other: 'Alt+Right' } },
  palette: { menu: 'go', group: 'search', where: 'signed-in', keys: 'Mod+K' },
  commands: { menu: 'go', group: 'search', where: 'signed-in', keys: 'Mod+Shift+P' },
  'work-on-event': { menu: 'go', group: 'work', where: 'signed-in', keys: 'Mod+Shift+O' },
  jobs: { menu: 'go', group: 'work', where: 'signed-in', keys: 'Mod+J' },
  outbox: { menu: 'go', group: 'work', where: 'signed-in' },
  ...(Object.fromEntries(
    areaNumbers.map((number) => [
      `area-${number}`,
      { menu: 'go', group: 'areas', where: 'signed-in', keys: `Mod+${number}` },
    ]),
  ) as Record<AreaCommand, CommandRow>),

  refresh: {
    ...{ menu: 'view', group: 'list', where: 'signed-in', context: ['record'], runsAll: true },
    keys: { mac: 'Mod+R', other: 'F5' },
  },
  columns: { menu: 'view', group: 'list', where: 'list' },
  ...choiceRows<'skin', SkinChoice>('skin', skinChoices),
  ...choiceRows<'direction', DirectionChoice>('direction', directionChoices),
  ...choiceRows('density', densities),
  'collapse-menu': { menu: 'view', group: 'layout', where: 'signed-in', kind: 'toggle', keys: 'Mod+B' },
  'zoom-in': { menu: 'view', group: 'zoom', where: 'anywhere', keys: 'Mod+=', isNative: true },
  'zoom-out': { menu: 'view', group: 'zoom', where: 'anywhere', keys: 'Mod+-', isNative: true },
  'zoom-reset': { menu: 'view', group: 'zoom', where: 'anywhere', keys: 'Mod+0', isNative: true },
  wall: { menu: 'view', group: 'screen', where: 'signed-in', needs: ['read', 'Event'] },
  'full-screen': {
    ...{ menu: 'view', group: 'screen', where: 'anywhere', isNative: true },
    keys: { mac: 'Mod+Ctrl+F', other: 'F11' },
  },

  help: { menu: 'help', group: 'help', where: 'signed-in', keys: 'F1' },
  'first-steps': { menu: 'help', group: 'help', where: 'signed-in' },
  shortcuts: { menu: 'help', group: 'help', where: 'signed-in', keys: 'Mod+/' },
  updates: { menu: 'help', group: 'support', where: 'anywhere' },
  diagnostics: { menu: 'help', group: 'support', where: 'anywhere' },
  notices: { menu: 'help', group: 'support', where: 'signed-in' },
  logs: { menu: 'help', group: 'support', where: 'anywhere', isNative: true },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandId = keyof typeof rows;
export const commands: Readonly<Record<CommandId, CommandRow>> = rows;
export const commandIds = Object.keys(rows) as readonly CommandId[];
/** The choice that a command is a value of; undefined for a toggle, and for a command that does something. */
export const choiceOf = (id: CommandId): CommandChoice | undefined => {
  const { kind } = commands[id];
  return kind === 'toggle' ? undefined : kind;
};
export const isCommandId = (id: string): id is CommandId => Object.hasOwn(rows, id);

/** The commands of a context menu. */
export type ContextCommand<Place extends ContextPlace> = {
  [Id in CommandId]: (typeof rows)[Id] extends { readonly context: readonly (infer In)[] }
    ? Place extends In
      ? Id
      : never
    : never;
}[CommandId];

/** Commands that the page runs. */
export type PageCommand = {
  [Id in CommandId]: (typeof rows)[Id] extends { readonly isNative: true } ? never : Id;
}[CommandId];
