/** Exposes `window.bridge`: functions only, each bound to one channel. Bundled without any library. */
import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { type BridgeEvent, channels, type DroppedFile, type UploadRequest } from './contract/bridge';
import { fail } from './contract/failure';
import { limits } from './contract/limits';
import { reportDrawn } from './report-drawn';

/** The names of all native calls by area: the build takes them from `contract/bridge/native-calls.ts`. */
declare const nativeNames: Readonly<Record<string, readonly string[]>>;

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

const area = (name: string, calls: readonly string[]) =>
  Object.fromEntries(calls.map((call) => [call, (input?: unknown) => invoke(`${name}.${call}`, input)]));

const areas = Object.fromEntries(Object.entries(nativeNames).map(([name, calls]) => [name, area(name, calls)]));

contextBridge.exposeInMainWorld('bridge', {
  ...areas,
  files: { ...areas.files, drop },
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

reportDrawn();
