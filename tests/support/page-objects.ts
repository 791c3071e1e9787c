/** Page objects that find elements by role and name, for tests on the desktop and in the browser demo. */
import { expect, type Locator, type Page } from '@playwright/test';

export const demoPassword = 'pitwall';
export const admin = 'admin@pitwall.example';
export const subAdmin = 'subadmin@pitwall.example';

/** The sign-in screen. */
export const signInScreen = (page: Page) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel(/^Password/);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  const explore = page.getByRole('button', { name: 'Explore the demo' });
  return {
    email,
    password,
    submit,
    explore,
    heading: page.getByRole('heading', { name: 'Sign in', level: 1 }),
    /** Fills in and submits; the caller checks the result. */
    send: async (address: string = admin, secret: string = demoPassword): Promise<void> => {
      await email.fill(address);
      await password.fill(secret);
      await submit.click();
    },
    enter: async (address: string = admin, secret: string = demoPassword): Promise<void> => {
      await email.fill(address);
      await password.fill(secret);
      await submit.click();
      await expect(navigation(page)).toBeVisible();
    },
    exploreDemo: async (): Promise<void> => {
      await explore.click();
      await expect(navigation(page)).toBeVisible();
    },
  };
};

/** What covers the window while the app is locked. */
export const lockScreen = (page: Page) => {
  const password = page.getByRole('textbox', { name: 'Password' });
  return {
    heading: page.getByRole('heading', { name: 'Pitwall is locked' }),
    password,
    unlock: async (secret: string): Promise<void> => {
      await password.fill(secret);
      await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    },
  };
};

/** The question for the name and the password of a proxy. */
export const proxyDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in to the proxy' });
  return {
    dialog,
    signIn: async (name: string, password: string): Promise<void> => {
      await dialog.getByRole('textbox', { name: 'Proxy user name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Proxy password' }).fill(password);
      await dialog.getByRole('button', { name: 'Sign in to proxy' }).click();
    },
    cancel: (): Promise<void> => dialog.getByRole('button', { name: 'Cancel' }).click(),
  };
};

export const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** Opens an area by its link in the navigation. */
export const openArea = async (page: Page, title: string): Promise<void> => {
  await navigation(page).getByRole('link', { name: title, exact: true }).click();
};

/** Opens every area of the navigation. */
export const openEveryArea = async (page: Page): Promise<void> => {
  const links = navigation(page).getByRole('link');
  // Makes sure that the navigation has loaded; there are more links than these.
  await expect(links.nth(8)).toBeVisible();
  for (const title of await links.allTextContents()) {
    await openArea(page, title);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
};

/** The header and its menus. */
export const frame = (page: Page) => ({
  demoBadge: page.getByText('DEMO', { exact: true }),
  accountMenu: page.getByRole('button', { name: 'Account menu' }),
  /** Opens a page of the account menu: "Account", "Settings". */
  openOwn: async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  },
  signOut: async (): Promise<void> => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  },
  chooseSkin: async (name: 'Light' | 'Dark' | 'High contrast'): Promise<void> => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  },
  toRightToLeft: page.getByRole('button', { name: 'Switch to right-to-left' }),
  toLeftToRight: page.getByRole('button', { name: 'Switch to left-to-right' }),
  /** The newest notification with this text. */
  toast: (text: string | RegExp): Locator => notifications(page).getByText(text).first(),
});

export const notifications = (page: Page): Locator => page.getByRole('list', { name: 'Notifications' });

/** Waits for a notification and closes it, because one with a button stays over the page. */
export const closeToast = async (page: Page, words: string | RegExp): Promise<void> => {
  const note = notifications(page).getByRole('listitem').filter({ hasText: words }).first();
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(note).toBeHidden();
};

export const commandPalette = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Command palette' });
  const field = dialog.getByRole('combobox', { name: 'Search' });
  return {
    dialog,
    field,
    /** The name of a group, or its start: "Visitors". */
    group: (name: string | RegExp): Locator => dialog.getByRole('group', { name }),
    find: async (query: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type(query);
    },
  };
};

/** The saved views of the list on the screen. */
export const savedViews = (page: Page) => ({
  link: (name: string): Locator => navigation(page).getByRole('link', { name, exact: true }),
  save: async (name: string, isDefault = false): Promise<void> => {
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('checkbox', { name: 'Use as default' }).setChecked(isDefault);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toHaveCount(0);
  },
  /** Answers the dialog that "Rename…" of a menu has opened. */
  rename: async (name: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Rename view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toHaveCount(0);
  },
});

/** Chooses a language in the settings by its own name, whatever the language of the page is. */
export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  await page.locator('select', { has: page.locator('option[value="system"]') }).selectOption({ label: name });
};

/** An area's list: "Bookings". */
export const listOf = (page: Page, title: string) => {
  const grid = page.getByRole('grid', { name: title, exact: true });
  const dialog = page.getByRole('dialog', { name: `Export ${title}` });
  return {
    grid,
    rows: grid.getByRole('row').filter({ has: page.getByRole('gridcell') }),
    search: page.getByRole('searchbox', { name: `Search ${title.toLowerCase()}` }),
    range: page.getByRole('navigation', { name: 'Pages' }).getByRole('status'),
    nextPage: page.getByRole('button', { name: 'Next page' }),
    exportButton: page.getByRole('button', { name: 'Export CSV' }),
    exportDialog: dialog,
    saveAs: dialog.getByRole('button', { name: 'Save as…' }),
    open: async (): Promise<void> => {
      await openArea(page, title);
      await expect(grid).toBeVisible();
    },
  };
};

/** Waits until every row contains the text. */
export const expectEvery = async (rows: Locator, text: string | RegExp): Promise<void> => {
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0);
  await expect(rows.first()).toContainText(text);
};

/** The media screen. */
export const mediaScreen = (page: Page) => {
  const queue = page.getByRole('list', { name: 'Uploads' });
  return {
    choose: page.getByRole('button', { name: 'Choose files…' }),
    upload: (name: string): Locator => queue.getByRole('listitem').filter({ hasText: name }),
  };
};
