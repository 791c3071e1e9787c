/** Ten minutes of random presses on Electron: whatever a person does, the app keeps its promises. */
import { goTo } from '../../support/demo-page';
import { test } from '../../support/desktop';
import { launch } from '../../support/electron';
import { explore, exploringMs, shorteningMs } from '../../support/explorer';
import { signInScreen } from '../../support/page-objects';
import { readSiteMap } from '../../support/site-map';

test('a random walk finds no error, no endless spinner, nothing lost, no dead end and no unmasked contact', async () => {
  test.setTimeout(exploringMs + shorteningMs + 300_000);
  const { product } = await readSiteMap();
  await explore(
    product.filter((path) => !path.includes(':')),
    (address) => async (walk) => {
      const { app, page, errors, close } = await launch({ switches: ['--demo'] });
      try {
        const found: string[] = [];
        page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`));
        page.on('pageerror', (error) => found.push(`exception: ${error.stack ?? error.message}`));
        page.on('filechooser', () => undefined);
        // Nothing of the system opens.
        await app.evaluate(({ dialog, shell, webContents }) => {
          const canceled = async () => ({ canceled: true, filePath: '', filePaths: [] });
          Object.assign(dialog, {
            showSaveDialog: canceled,
            showOpenDialog: canceled,
            showMessageBox: async () => ({ response: 0 }),
          });
          Object.assign(shell, {
            openExternal: async () => undefined,
            openPath: async () => '',
            showItemInFolder: () => undefined,
          });
          for (const contents of webContents.getAllWebContents())
            Object.assign(contents, { print: (_: unknown, done?: (isPrinted: boolean) => void) => done?.(false) });
        });
        // The system's dialog would wait for a person, and the page with it.
        const skipPrint = () => {
          window.print = () => undefined;
        };
        await page.addInitScript(skipPrint);
        await page.evaluate(skipPrint);
        await signInScreen(page).exploreDemo();
        await goTo(page, address);
        await walk({
          page,
          errors: () => [...found, ...(errors().match(/uncaught.*/gi) ?? [])],
          reload: async (to) => {
            await page.reload();
            await goTo(page, new URL(to).pathname + new URL(to).search);
          },
        });
      } finally {
        await close();
      }
    },
  );
});
