/** Keeps the menu bar as the page is: which commands can run, what is on, and which shortcuts apply. */
import type { ShownCommands } from '@contract/bridge/app';
import type { ChangedShortcuts } from '@contract/commands/shortcuts';
import { commandIds } from '@contract/commands/table';
import type { Menu, MenuItemConstructorOptions } from 'electron';
import { type MenuHost, menuTemplate } from './menu';

interface MenuBarPorts extends MenuHost {
  /** Shows a menu bar in place of the previous one. */
  readonly build: (template: MenuItemConstructorOptions[]) => Pick<Menu, 'getMenuItemById'>;
  readonly shortcuts: ChangedShortcuts;
}

export interface MenuBar {
  show(shown: ShownCommands): void;
  /** Shows the same in the language that now applies. */
  redraw(): void;
  /** Nothing can run until the page reports what can. */
  clear(): void;
}

/** What an existing menu bar can't change: its items, their labels and keys. */
const structureOf = ({ isSignedIn, areas, shortcuts }: ShownCommands): string =>
  JSON.stringify([isSignedIn, areas, shortcuts]);

export const createMenuBar = ({ build, shortcuts, ...host }: MenuBarPorts): MenuBar => {
  let shown: ShownCommands = { isSignedIn: false, enabled: [], checked: [], areas: [], shortcuts };
  let menu = build(menuTemplate(shown, host));
  const redraw = (): void => {
    menu = build(menuTemplate(shown, host));
  };
  const show = (next: ShownCommands): void => {
    const isSame = structureOf(next) === structureOf(shown);
    shown = next;
    if (!isSame) {
      redraw();
      return;
    }
    const template = new Map(menuItems(menuTemplate(shown, host)).map((item) => [item.id, item]));
    for (const id of commandIds) {
      const item = menu.getMenuItemById(id);
      const wanted = template.get(id);
      if (!item || !wanted) continue;
      item.enabled = wanted.enabled === true;
      // Setting `checked` of a radio item, even to false, checks it and unchecks the others of its group.
      if (wanted.type === 'checkbox' || wanted.checked === true) item.checked = wanted.checked === true;
    }
  };
  return { show, redraw, clear: () => show({ ...shown, isSignedIn: false, enabled: [], checked: [], areas: [] }) };
};

const menuItems = (template: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] =>
  template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? menuItems(item.submenu) : [])]);
