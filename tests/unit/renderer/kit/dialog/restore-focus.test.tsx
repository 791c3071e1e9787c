import { Dialog, DialogSurface, FluentProvider } from '@fluentui/react-components';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RestoreFocus } from '../../../../../renderer/kit/dialog/restore-focus';
import { useKeptFocusManager } from '../../../../../renderer/kit/popover/kept-focus-manager';

const Page = ({ isAsked }: { readonly isAsked: boolean }) => {
  const FocusManager = useKeptFocusManager(({ Manager }) => Manager);
  return (
    <FluentProvider theme={{}}>
      {FocusManager && <FocusManager />}
      <h1>Page</h1>
      {isAsked ? (
        <Dialog open>
          <DialogSurface>
            <RestoreFocus />
            <button type="button">Answer</button>
          </DialogSurface>
        </Dialog>
      ) : undefined}
    </FluentProvider>
  );
};

test('after the first dialog is gone with its page, screen readers find the page behind it', async () => {
  const { container, rerender } = render(<Page isAsked={false} />);
  rerender(<Page isAsked />);
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true'));
  rerender(<Page isAsked={false} />);
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBeNull());
});
