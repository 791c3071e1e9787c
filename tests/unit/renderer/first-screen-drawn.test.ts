import { channels } from '@contract/bridge';
import { expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('electron', () => ({ ipcRenderer: electron, contextBridge: { exposeInMainWorld: vi.fn() } }));

it('tells main once that the first screen has taken the place of the loading screen', async () => {
  document.body.innerHTML = '<div id="root"><p>Loading</p></div>';
  await import('../../../preload/index');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const root = document.getElementById('root');
  root?.firstElementChild?.append('...');
  await Promise.resolve();
  expect(electron.send).not.toHaveBeenCalled();
  root?.replaceChildren('Sign in');
  await Promise.resolve();
  root?.replaceChildren('Desk');
  await Promise.resolve();
  expect(electron.send.mock.calls).toEqual([[channels.drawn]]);
});
