import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useText } from '../../../../../renderer/kit/format/text';
import { addTexts } from '../../../../../renderer/locales';

it('a component that suspends for its texts resumes without an error', async () => {
  const file = Promise.withResolvers<{ readonly title: string }>();
  addTexts({ './en/late.json': () => file.promise });
  const Late = () => {
    const text = useText('late');
    const [count] = useState(1);
    return `${text('title')} ${count}`;
  };
  let show: () => void = () => undefined;
  const App = () => {
    const [isShown, setIsShown] = useState(false);
    show = () => startTransition(() => setIsShown(true));
    return <Suspense fallback="loading">{isShown ? <Late /> : 'before'}</Suspense>;
  };
  const onRecoverableError = vi.fn();
  render(<App />, { onRecoverableError });
  await act(async () => {
    show();
    file.resolve({ title: 'Late' });
  });
  expect(await screen.findByText('Late 1')).toBeDefined();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
