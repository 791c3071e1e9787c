import { Dialog, DialogSurface } from '@fluentui/react-components';
import { act, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ThemeProvider } from '../../../../../renderer/app/theme-provider';
import { RestoreFocus } from '../../../../../renderer/kit/dialog/restore-focus';
import { changeLanguage } from '../../../../../renderer/locales';

afterEach(() => changeLanguage('en'));

const Page = () => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {isAsked ? (
        <Dialog open>
          <DialogSurface>
            <RestoreFocus />
            <button type="button">Answer</button>
          </DialogSurface>
        </Dialog>
      ) : undefined}
    </>
  );
};

const pageOf = (person: string) => (
  <ThemeProvider>
    <Page key={person} />
  </ThemeProvider>
);

test.each([
  { change: 'session', leave: ({ rerender }: RenderResult) => rerender(pageOf('another person')) },
  { change: 'language', leave: () => act(() => changeLanguage('es')) },
])(
  'after the first dialog is gone with its page for another $change, screen readers find the page',
  async ({ leave }) => {
    const page = render(pageOf('a person'));
    act(() => screen.getByRole('button', { name: 'Ask' }).click());
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    await leave(page);
    await screen.findByRole('heading');
  },
);
