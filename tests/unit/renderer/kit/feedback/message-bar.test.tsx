/** What a screen reader hears of a message bar. */
import { Button } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FluentMessageBar } from '../../../../../renderer/kit/feedback/message-bar';
import { waitFor } from '../../../../support/wait-for';

afterEach(() => vi.restoreAllMocks());

test('a bar is announced with spaces between its parts, in a live region that was there before', async () => {
  // The region is in a shadow root that nothing outside can read.
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element) {
    return this as unknown as ShadowRoot;
  });
  render(
    <FluentMessageBar intent="success" title="Bookings saved" actions={<Button>Open</Button>}>
      <span>
        <span>bookings.csv, 84 rows</span>
        <Button>Show in folder</Button>
      </span>
    </FluentMessageBar>,
  );
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  await waitFor(() => expect(region?.textContent).toBe('Bookings saved bookings.csv, 84 rows Show in folder Open'));
});

test('a bar without a title is not named after one', () => {
  render(<FluentMessageBar intent="info">Nothing to do</FluentMessageBar>);
  expect(screen.getByRole('group').hasAttribute('aria-labelledby')).toBe(false);
});
