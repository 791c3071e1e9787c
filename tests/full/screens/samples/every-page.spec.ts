/** Visits the specified routes of the samples: in every theme that they have, direction and window size, and in another language. */
import { expect } from '@playwright/test';
import { sampleRoutes } from '../../../contract/samples/spec-routes';
import { appearances } from '../../../support/appearance';
import { changeAppearance, enterDemo, goTo, test } from '../../../support/demo-page';
import { checkLooks } from '../../../support/look-checks';
import { chooseLanguage } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Long tests of similar length, distributed over the workers.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(1_800_000);

/** Sunlight is for work outdoors, which no sample is. */
const looks = appearances.filter((look) => look !== 'sunlight');
const isPage = (path: string): boolean => /^\/(pages|misc)\//.test(path);
const groups = {
  pages: sampleRoutes.filter(isPage),
  'apps and families': sampleRoutes.filter((path) => !isPage(path)),
};

for (const [name, routes] of Object.entries(groups))
  test(`every sample among the ${name} works in light, dark and contrast, every direction and window size`, async ({
    page,
  }) => {
    await enterDemo(page);
    await changeAppearance(page, 'rtl');
    for (const path of routes) {
      await goTo(page, path);
      await checkLooks(page, path, { looks });
    }
  });

test('every sample page says in the language of the app that it is in English', async ({ page }) => {
  await enterDemo(page, '/settings');
  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('lang');
  for (const path of sampleRoutes) {
    await goTo(page, path);
    await expect.soft(page.getByRole('complementary').getByText('Esta página está en inglés.'), path).toBeVisible();
    await expect.soft(page.locator('main'), path).toHaveAttribute('lang', 'en');
  }
});
