/** The application's menu on a real Electron, by the ids of its commands. */
import { type ElectronApplication, expect } from '@playwright/test';

interface MenuApp {
  readonly app: ElectronApplication;
}

/** The titles of its menus: "File", "Edit". */
export const menuTitles = ({ app }: MenuApp): Promise<readonly string[]> =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? []);

/** Undefined if the menu doesn't have it now. */
export const menuItem = ({ app }: MenuApp, id: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item) return undefined;
    const { label, enabled, checked, accelerator } = item;
    return { label, enabled, checked, accelerator: String(accelerator ?? '') };
  }, id);

/** Clicks several at once, without waiting between them. They must be in the menu soon. */
export const clickMenuItem = async (menuApp: MenuApp, ...ids: readonly string[]): Promise<void> => {
  for (const id of ids) await expect.poll(() => menuItem(menuApp, id)).toBeDefined();
  await menuApp.app.evaluate(({ Menu }, chosen) => {
    for (const id of chosen) Menu.getApplicationMenu()?.getMenuItemById(id)?.click();
  }, ids);
};
