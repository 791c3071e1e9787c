/** Ten minutes of random presses in Chromium: whatever a person does, the page keeps its promises. */
import { enterDemo, goTo, test } from '../../support/demo-page';
import { explore, exploringMs, shorteningMs } from '../../support/explorer';

test('a random walk finds no error, no endless spinner, nothing lost, no dead end and no unmasked contact', async ({
  page,
  pageErrors,
  siteMap,
}) => {
  test.setTimeout(exploringMs + shorteningMs + 300_000);
  page.on('filechooser', () => undefined);
  page.on('dialog', (dialog) => dialog.accept());
  page.on('popup', (popup) => popup.close());
  await explore(
    siteMap.product.filter((path) => !path.includes(':')),
    (address) => async (walk) => {
      // Language and looks that the walk before has chosen.
      if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      pageErrors.length = 0;
      await enterDemo(page, address);
      await walk({
        page,
        errors: () => pageErrors,
        reload: (to) => goTo(page, new URL(to).pathname + new URL(to).search),
      });
    },
  );
});
