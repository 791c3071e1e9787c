import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { takeTyping } from '../../../../renderer/app/frame/early-typing';
import { closeOverlay, openOverlay } from '../../../../renderer/app/frame/overlay';

afterEach(closeOverlay);

it('what is typed before the palette has its field is kept for it', async () => {
  openOverlay('search');
  await userEvent.keyboard('nuz{Backspace}m');
  expect(takeTyping()).toBe('num');
  await userEvent.keyboard('x');
  expect(takeTyping()).toBe('');
});

it('shortcuts are no typing, and the page gets none of it', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  openOverlay('commands');
  await userEvent.keyboard('a{Control>}p{/Control}');
  expect(field.value).toBe('');
  openOverlay('search');
  await userEvent.keyboard('b');
  expect(takeTyping()).toBe('ab');
  field.remove();
});

it('a palette that is closed before it has loaded leaves nothing behind', async () => {
  openOverlay('search');
  await userEvent.keyboard('a');
  closeOverlay();
  openOverlay('jobs');
  await userEvent.keyboard('b');
  expect(takeTyping()).toBe('');
});
