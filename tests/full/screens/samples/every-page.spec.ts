/** Visits every address of the samples: in every theme that they have, direction and window size, and in another language. */
import { expect } from '@playwright/test';
import { appearances } from '../../../support/appearance';
import { changeAppearance, enterDemo, goTo, open, test, visitAll } from '../../../support/demo-page';
import { checkLooks } from '../../../support/look-checks';
import { chooseLanguage } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Long tests of similar length, distributed over the workers.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(1_800_000);

/** Sunlight is for work outdoors, which no sample is. */
const looks = appearances.filter((look) => look !== 'sunlight');
const apps = /^\/($|apps|pages|misc|access-control)/;
const families = /^\/(components|extensions|ui-element|page-layout)/;
const groups: Readonly<Record<string, (path: string) => boolean>> = {
  'apps and pages': (path) => apps.test(path),
  'components and extensions': (path) => families.test(path),
  'other samples': (path) => !apps.test(path) && !families.test(path),
};

for (const [name, belongs] of Object.entries(groups))
  test(`every page of the ${name} works in light, dark and contrast, every direction and window size`, async ({
    page,
    siteMap,
  }) => {
    for (const path of siteMap.openSamples.filter(belongs)) {
      await open(page, path);
      await checkLooks(page, path, { hasHeader: false, looks });
    }
    const routes = siteMap.samples.filter(belongs);
    expect(routes.length).toBeGreaterThan(20);
    await enterDemo(page);
    await changeAppearance(page, 'rtl');
    await visitAll(page, routes, (path) => checkLooks(page, path, { looks }));
  });

test('every sample page says in the language of the app that it is in English', async ({ page, siteMap }) => {
  await enterDemo(page, '/settings');
  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('lang');
  const samples = siteMap.samples.filter((path) => !path.includes(':'));
  expect(samples.length).toBeGreaterThan(20);
  for (const path of samples) {
    await goTo(page, path);
    await expect.soft(page.getByRole('complementary').getByText('Esta página está en inglés.'), path).toBeVisible();
    await expect.soft(page.locator('main'), path).toHaveAttribute('lang', 'en');
  }
});
