import { channels, nativeCallsSwitch } from '@contract/bridge';
import { nativeChannels, nativeNames } from '@contract/bridge/native-calls';
import { fail, ok } from '@contract/failure';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  heard: new Set<(event: unknown, value: unknown) => void>(),
  invoke: vi.fn(),
  send: vi.fn(),
}));
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => electron.exposed.set(name, value) },
  ipcRenderer: {
    invoke: electron.invoke,
    send: electron.send,
    on: (_channel: string, listener: () => void) => electron.heard.add(listener),
    off: (_channel: string, listener: () => void) => electron.heard.delete(listener),
  },
  webUtils: { getPathForFile: (file: File) => (file.name.startsWith('disk-') ? `/home/x/${file.name}` : '') },
}));

type Calls = Readonly<Record<string, (...input: unknown[]) => unknown>>;
const exposed = async (): Promise<Calls & Readonly<Record<string, Calls>>> => {
  vi.stubGlobal('process', { ...process, argv: [`${nativeCallsSwitch}${[...nativeChannels.keys()].join()}`] });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  await import('../../../../preload/index');
  return electron.exposed.get('bridge') as Calls & Readonly<Record<string, Calls>>;
};

beforeEach(() => {
  electron.invoke.mockReset().mockResolvedValue(ok(null));
  electron.send.mockReset();
});

describe('SEC-20: the bridge', () => {
  it('is one object with exactly these functions', async () => {
    const bridge = await exposed();
    expect([...electron.exposed.keys()]).toEqual(['bridge']);
    expect(Object.keys(bridge).sort()).toEqual([...Object.keys(nativeNames), 'call', 'cancel', 'on'].sort());
    for (const [area, names] of Object.entries(nativeNames)) {
      const expected: string[] = area === 'files' ? [...names, 'drop', 'dropTable'] : [...names];
      expect(Object.keys(bridge[area] ?? {}).sort()).toEqual(expected.sort());
    }
    const leaves = Object.values(bridge).flatMap((part) => (typeof part === 'function' ? [part] : Object.values(part)));
    expect(leaves.every((leaf) => typeof leaf === 'function')).toBe(true);
  });

  it('sends each native call to its own channel with one argument and ignores further ones', async () => {
    const bridge = await exposed();
    for (const [area, names] of Object.entries(nativeNames))
      for (const name of names) {
        await bridge[area]?.[name]?.({ a: 1 }, 'more', 'and more');
        expect(electron.invoke).toHaveBeenLastCalledWith(`${area}.${name}`, { a: 1 });
      }
  });

  it('sends the id with calls and cancels', async () => {
    const { call, cancel } = await exposed();
    await call?.('role.list', { page: 1 }, 'c1');
    expect(electron.invoke).toHaveBeenCalledWith(channels.call, 'role.list', { page: 1 }, 'c1');
    cancel?.('c1');
    expect(electron.send).toHaveBeenCalledWith(channels.cancel, 'c1');
  });

  it('never throws: input that cannot be sent is a bad request', async () => {
    const { call } = await exposed();
    electron.invoke.mockRejectedValue(new Error('An object could not be cloned.'));
    expect(await call?.('role.list', {}, 'c1')).toEqual(fail('invalid', 'bad-request'));
  });

  it('listeners get only the value, not the event; row 11: a thousand can be added and removed', async () => {
    const { on } = await exposed();
    const received: unknown[][] = [];
    const ends = Array.from({ length: 1_000 }, () => on?.((...input: unknown[]) => received.push(input)) as () => void);
    for (const end of ends.slice(1)) end();
    for (const listener of electron.heard)
      listener(
        { sender: 'secret' },
        { type: 'network', network: { state: 'offline', since: '2026-07-01T09:12:00.000Z' } },
      );
    expect(received).toEqual([[{ type: 'network', network: { state: 'offline', since: '2026-07-01T09:12:00.000Z' } }]]);
    ends[0]?.();
    ends[0]?.();
    expect(electron.heard.size).toBe(0);
  });

  it('sends dropped files by path and pasted ones by name and bytes; an unreadable one does not stop the others', async () => {
    const { files } = await exposed();
    const request = { many: true };
    await files?.drop?.([new File(['a'], 'disk-1.png'), new File(['bc'], 'image.png')], request);
    expect(electron.invoke).toHaveBeenCalledWith(channels.drop, {
      files: [{ path: '/home/x/disk-1.png' }, { name: 'image.png', bytes: new Uint8Array([98, 99]) }],
      request,
    });
    const unreadable = Object.assign(new File(['d'], 'gone.png'), { arrayBuffer: () => Promise.reject(new Error()) });
    const big = Object.defineProperty(new File(['e'], 'big.png'), 'size', { value: 100_000_001 });
    await files?.drop?.([unreadable, big, new File(['bc'], 'image.png')], request);
    expect(electron.invoke).toHaveBeenLastCalledWith(channels.drop, {
      files: [
        { name: 'gone.png', problem: 'upload-unreadable' },
        { name: 'big.png', problem: 'upload-too-big' },
        { name: 'image.png', bytes: new Uint8Array([98, 99]) },
      ],
      request,
    });
    await files?.dropTable?.(new File(['a'], 'disk-1.csv'));
    expect(electron.invoke).toHaveBeenLastCalledWith(channels.dropTable, { path: '/home/x/disk-1.csv' });
    expect(await files?.dropTable?.(5)).toEqual(fail('invalid', 'bad-request'));
    for (const junk of [undefined, null, [5], [{ name: 'x' }], 'abc'])
      expect(await files?.drop?.(junk, request)).toEqual(fail('invalid', 'bad-request'));
  });
});
