/** Visits every address of the product and checks it in every theme, direction and window size. */
import { changeAppearance, enterDemo, open, test, visitAll } from '../../support/demo-page';
import { checkLooks } from '../../support/look-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(1_800_000);

test('every page of the product works in every theme, direction and window size', async ({ page, siteMap }) => {
  for (const path of siteMap.open) {
    await open(page, path);
    await checkLooks(page, path, { hasHeader: false });
  }
  await enterDemo(page);
  await changeAppearance(page, 'rtl');
  await visitAll(page, siteMap.product, (path) => checkLooks(page, path));
});
