import { Dialog, DialogSurface } from '@fluentui/react-components';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../../../../../renderer/app/theme-provider';
import { RestoreFocus } from '../../../../../renderer/kit/dialog/restore-focus';

const Page = ({ isAsked }: { readonly isAsked: boolean }) => (
  <ThemeProvider>
    <h1>Page</h1>
    {isAsked ? (
      <Dialog open>
        <DialogSurface>
          <RestoreFocus />
          <button type="button">Answer</button>
        </DialogSurface>
      </Dialog>
    ) : undefined}
  </ThemeProvider>
);

test('after the first dialog is gone with its page, screen readers find the page behind it', async () => {
  const { container, rerender } = render(<Page isAsked={false} />);
  rerender(<Page isAsked />);
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true'));
  rerender(<Page isAsked={false} />);
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBeNull());
});
