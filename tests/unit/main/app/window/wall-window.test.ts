import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

vi.mock('electron', () => ({}));
const { keepAwake } = await import('../../../../../main/app/window/wall-window');

test('the wall keeps its display on until it is closed', () => {
  const window = new EventEmitter();
  const blocker = { start: vi.fn(() => 7), stop: vi.fn(() => true) };
  keepAwake(window, blocker);
  expect(blocker.start).toHaveBeenCalledExactlyOnceWith('prevent-display-sleep');
  expect(blocker.stop).not.toHaveBeenCalled();
  window.emit('closed');
  expect(blocker.stop).toHaveBeenCalledExactlyOnceWith(7);
});
