/** Exposes `window.bridge`: functions only, each bound to one channel. Bundled without any library. */
import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { type BridgeEvent, channels, type DroppedFile, nativeCallsSwitch, type UploadRequest } from './contract/bridge';
import { fail } from './contract/failure';
import { limits } from './contract/limits';

/** Never rejects: what cannot be sent is the caller's mistake. */
const invoke = async (channel: string, ...input: readonly unknown[]): Promise<unknown> => {
  try {
    return await ipcRenderer.invoke(channel, ...input);
  } catch {
    return fail('invalid', 'bad-request');
  }
};

/** Rejects for a value that is not a file. A file that cannot be read must not stop the others. */
const dropped = async (file: File): Promise<DroppedFile> => {
  const path = webUtils.getPathForFile(file);
  if (path) return { path };
  const name = file.name.slice(0, 255);
  if (typeof file.arrayBuffer !== 'function') throw new TypeError('no file');
  if (file.size > limits.upload.bytes) return { name, problem: 'upload-too-big' };
  try {
    return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { name, problem: 'upload-unreadable' };
  }
};

const drop = async (files: readonly File[], request: UploadRequest): Promise<unknown> => {
  try {
    return await invoke(channels.drop, { files: await Promise.all(files.map(dropped)), request });
  } catch {
    return fail('invalid', 'bad-request'); // something in the list was no file, or could not be read
  }
};

const dropTable = async (file: File): Promise<unknown> => {
  try {
    return await invoke(channels.dropTable, await dropped(file));
  } catch {
    return fail('invalid', 'bad-request');
  }
};

/** The native calls by area and name. Main passes their channels, because their rows would bring a library along. */
const areas: Record<string, Record<string, unknown>> = {};
const native = process.argv.find((word) => word.startsWith(nativeCallsSwitch))?.slice(nativeCallsSwitch.length) ?? '';
for (const channel of native.split(',')) {
  const [area = '', name = ''] = channel.split('.');
  areas[area] = { ...areas[area], [name]: (input?: unknown) => invoke(channel, input) };
}

contextBridge.exposeInMainWorld('bridge', {
  ...areas,
  files: { ...areas.files, drop, dropTable },
  call: (id: string, input: unknown, callId: string) => invoke(channels.call, id, input, callId),
  cancel: (callId: string) => ipcRenderer.send(channels.cancel, callId),
  on: (listener: (event: BridgeEvent) => void) => {
    const pass = (_event: unknown, value: BridgeEvent): void => listener(value);
    ipcRenderer.on(channels.event, pass);
    return (): void => {
      ipcRenderer.off(channels.event, pass);
    };
  },
});

// Main shows the window once the first screen has taken the place of the loading screen.
document.addEventListener('DOMContentLoaded', () => {
  const root = document.getElementById('root');
  if (!root) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    ipcRenderer.send(channels.drawn);
  });
  observer.observe(root, { childList: true });
});
