import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FillBar } from '../../../../../renderer/kit/charts/fill-bar';
import { openKit, setBridge } from '../kit-page';

const open = (element: React.ReactElement): string => {
  setBridge(() => new Promise(() => undefined) as never);
  openKit([{ path: '/', element }], '/');
  return screen.getByRole('progressbar').getAttribute('aria-valuetext') ?? '';
};

it('is full if all of the capacity is taken', () => {
  expect(open(<FillBar label="Racer" used={12} capacity={12} />)).toContain('12 of 12, full');
});

it('is never full while the state of some is not known', () => {
  const shown = open(<FillBar label="Racer" used={12} capacity={24} unknown={12} />);
  expect(shown).toContain('12 of 24, 12 not known');
  expect(shown).not.toContain('full');
});
