import { nativeNames } from '@contract/bridge/native-calls';
import { expect, it, vi } from 'vitest';
import { packRows } from '../../../../main/ipc/pack';

const electron = vi.hoisted(() => ({ exposed: new Map<string, unknown>(), invoke: vi.fn() }));
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => electron.exposed.set(name, value) },
  ipcRenderer: { invoke: electron.invoke, send: () => undefined, on: () => undefined, off: () => undefined },
  webUtils: {},
}));

it.each([10, 1_001, 2_700])(
  'a list of %i rows from the copy reaches the page as it is, with its age',
  async (length) => {
    vi.stubGlobal('nativeNames', nativeNames); // the build defines it
    await import('../../../../preload/index');
    const { call } = electron.exposed.get('bridge') as { call: (...input: unknown[]) => Promise<unknown> };
    const rows = Array.from({ length }, (_, id) => ({ id }));
    const answer = {
      ok: true as const,
      value: { rows, total: length, isComplete: true },
      copy: { asOf: '2026-06-01T09:12:00.000Z' },
    };
    electron.invoke.mockResolvedValue(structuredClone(await packRows(answer)));
    expect(await call('booking.list', {}, 'a')).toEqual(answer);
  },
);
