/** The sample blog: search, read, comment and edit. */
import { expect } from '@playwright/test';
import { enterDemo, goTo, test } from '../../../support/demo-page';
import { frame } from '../../../support/page-objects';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => enterDemo(page));

test('posts can be filtered by category and text, read and commented', async ({ page }) => {
  await goTo(page, '/pages/blog/list');
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Technology/ })
    .click();
  await expect(page).toHaveURL(/category=Technology/);
  await main.getByRole('searchbox', { name: 'Search posts' }).fill('microphone noise');
  await expect(main.getByText('No posts found')).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search posts' }).fill('decibels');
  await main
    .getByRole('heading', { name: /^The quiet hour/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^The quiet hour/ })).toBeVisible();
  await main.getByRole('textbox', { name: 'Name' }).fill('Kim');
  await main.getByRole('textbox', { name: 'Email' }).fill('kim@example');
  await main.getByRole('textbox', { name: 'Comment' }).fill('Could the noon break be longer?');
  await main.getByRole('button', { name: 'Post comment' }).click();
  await expect(frame(page).toast('Your comment was added.')).toBeVisible();
  await expect(main.getByRole('heading', { name: '3 comments' })).toBeVisible();
});

test('an edit in the rich text editor is visible everywhere the post is shown', async ({ page }) => {
  await goTo(page, '/pages/blog/detail?post=4');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/pages\/blog\/edit\?post=4$/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain plans for dry days');
  await page.getByRole('button', { name: 'Create from title' }).click();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('rain-plans-for-dry-days');
  await page.getByRole('combobox', { name: 'Categories' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Visitors' }).click();
  await page.keyboard.press('Escape');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Read it aloud once.');
  await page.getByRole('button', { name: 'Save post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rain plans for dry days' })).toBeVisible();
  await expect(page.getByRole('article').getByText('Read it aloud once.')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Visitors' }).click();
  await expect(page.getByRole('heading', { name: 'Rain plans for dry days' })).toBeVisible();
});
