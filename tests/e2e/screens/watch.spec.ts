/** Screens that people watch: they refresh while they are seen, and their age turns amber if they don't. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, test, waitForIdle } from '../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Counts the calls from now on. */
const countCalls = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const { bridge } = window;
    const calls: string[] = [];
    const call = bridge.call.bind(bridge) as (...input: readonly unknown[]) => unknown;
    Object.assign(bridge, {
      call: (...input: readonly unknown[]) => {
        calls.push(String(input[0]));
        return call(...input);
      },
    });
    Object.assign(window, { calls });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'calls') as readonly string[]).length);
};

for (const path of ['/dashboard', '/desk?tab=gate', '/desk?tab=racers'])
  test(`${path} asks again while it is seen, and says its age once that is paused`, async ({ page }) => {
    await page.clock.install();
    await enterDemo(page, path);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await waitForIdle(page);
    const calls = await countCalls(page);
    await page.clock.fastForward('06:00');
    await expect.poll(calls).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Pause updates' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await waitForIdle(page);
    const before = await calls();
    const age = page.getByText(/ago$/).and(page.locator('[data-old]')).first();
    await page.clock.fastForward('12:00');
    await expect(age).toHaveText(/^1\d min ago$/);
    await expect(age).toHaveAttribute('data-old', 'true');
    expect(await calls()).toBe(before);
    await page.getByRole('button', { name: 'Resume updates' }).click();
    await expect.poll(calls).toBeGreaterThan(before);
  });
