/** Screens that load before their links are pressed. */
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyScreens } from '../../../../renderer/app/frame/use-early-screens';
import type { Area } from '../../../../renderer/kit/area/area';
import { testAreas } from './test-areas';

const loads: string[] = [];
const areas = testAreas.map((area): Area => {
  if (area.type !== 'page') return area;
  const load = async () => {
    loads.push(area.name);
    return area.screen();
  };
  return { ...area, screen: load };
});

const areaAt = (element: Element): Area | undefined => areas.find(({ name }) => name === element.textContent);

const Links = () => (
  <nav {...useEarlyScreens(areaAt)}>
    <h2>Racing</h2>
    {areas.map(({ name, path }) => (
      <a key={name} href={path}>
        {name}
      </a>
    ))}
  </nav>
);
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

beforeEach(() => {
  vi.useFakeTimers();
  loads.length = 0;
  render(<Links />);
});
afterEach(() => vi.useRealTimers());

it('loads the screen of the link on which the pointer rests, not of those it passes', async () => {
  fireEvent.pointerOver(link('media'));
  fireEvent.pointerOver(link('bookings'));
  expect(loads).toEqual([]);
  await vi.runAllTimersAsync();
  expect(loads).toEqual(['bookings']);
});

it('loads none when the pointer goes on to a heading or leaves', async () => {
  fireEvent.pointerOver(link('bookings'));
  fireEvent.pointerOver(screen.getByRole('heading'));
  await vi.runAllTimersAsync();
  fireEvent.pointerOver(link('bookings'));
  fireEvent.pointerLeave(screen.getByRole('navigation'));
  await vi.runAllTimersAsync();
  expect(loads).toEqual([]);
});

it('loads the screen of the link with the focus', async () => {
  link('dashboard').focus();
  await vi.runAllTimersAsync();
  expect(loads).toEqual(['dashboard']);
});

it('leaves the report of a screen that cannot be loaded to its page', async () => {
  const broken = vi.fn(async () => {
    throw new Error('no such file');
  });
  Object.assign(areas.find(({ name }) => name === 'tracks') ?? {}, { screen: broken });
  fireEvent.pointerOver(link('tracks'));
  await vi.runAllTimersAsync();
  expect(broken).toHaveBeenCalled();
});
