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
  /** Shows what a page reports, soon after its last report. */
  show(shown: ShownCommands): void;
  /** Shows the same in the language that now applies. */
  redraw(): void;
  /** Nothing can run until the page reports what can. */
  clear(): void;
}

/** A new screen reports several times, and drawing takes time that the start needs. */
const debounceMs = 200;

/** A page that has reported nothing by then gets a menu bar too. */
const maxWaitMs = 2_000;

/** What an existing menu bar can't change: its items, their labels and keys. */
const structureOf = ({ isSignedIn, areas, shortcuts }: ShownCommands): string =>
  JSON.stringify([isSignedIn, areas, shortcuts]);

/** The menu bar is first drawn with the page's first report. */
export const createMenuBar = ({ build, shortcuts, ...host }: MenuBarPorts): MenuBar => {
  let shown: ShownCommands = { isSignedIn: false, enabled: [], checked: [], areas: [], shortcuts };
  let drawn: { readonly menu: Pick<Menu, 'getMenuItemById'>; readonly structure: string } | undefined;
  let timer = setTimeout(() => draw(), maxWaitMs);

  const update = (menu: Pick<Menu, 'getMenuItemById'>, template: readonly MenuItemConstructorOptions[]): void => {
    const items = new Map(menuItems(template).map((item) => [item.id, item]));
    for (const id of commandIds) {
      const item = menu.getMenuItemById(id);
      const wanted = items.get(id);
      if (!item || !wanted) continue;
      item.enabled = wanted.enabled === true;
      // Setting `checked` of a radio item, even to false, checks it and unchecks the others of its group.
      if (wanted.type === 'checkbox' || wanted.checked === true) item.checked = wanted.checked === true;
    }
  };
  const draw = (): void => {
    clearTimeout(timer);
    const structure = structureOf(shown);
    const template = menuTemplate(shown, host);
    if (drawn?.structure === structure) update(drawn.menu, template);
    else drawn = { menu: build(template), structure };
  };
  const drawSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(draw, debounceMs);
  };
  return {
    show: (next) => {
      shown = next;
      drawSoon();
    },
    redraw: () => {
      drawn = undefined;
      drawSoon();
    },
    clear: () => {
      shown = { ...shown, isSignedIn: false, enabled: [], checked: [], areas: [] };
      if (drawn) draw();
    },
  };
};

const menuItems = (template: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] =>
  template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? menuItems(item.submenu) : [])]);
