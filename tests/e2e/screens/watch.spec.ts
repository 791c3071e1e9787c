/** Screens that people watch: they refresh while they are seen, and their age turns amber if they don't. */
import { expect, type Page } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Counts the calls of this document from now on. */
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

/** Longer than each screen waits; together shorter than the demo's session, which ends after ten minutes. */
const watched = { '/dashboard': '01:30', '/desk?tab=gate': '00:45', '/desk?tab=racers': '05:30' } as const;

test('the dashboard, the gate and the board ask again while they are seen, and say their age once that is paused', async ({
  page,
}) => {
  await page.clock.install();
  await enterDemo(page, '/tracks');
  const calls = await countCalls(page);
  for (const [path, wait] of Object.entries(watched)) {
    await goTo(page, path);
    await expect(page.getByText('Live', { exact: true }), path).toBeVisible();
    await waitForIdle(page);
    const first = await calls();
    await page.clock.fastForward(wait);
    await expect.poll(calls, path).toBeGreaterThan(first);
  }

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
