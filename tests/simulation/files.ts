/** The folder that exports are saved to, as the app uses it. */
import type { FileHandle } from 'node:fs/promises';
import type { Disk } from '../../main/desktop/disk';
import { append, createFolder, type Folder } from './folder';
import type { Power } from './power';

export interface Files extends Pick<Folder, 'cutPower' | 'durable'> {
  /** The disk of a running app. */
  open(power: Power): Disk;
  /** The names that a person sees in the folder. */
  names(): readonly string[];
}

const operationMs = 2;

const statOf = (size: number) => ({
  ...{ size, uid: 1, gid: 1, mode: 0o600 },
  isDirectory: () => false,
  isFile: () => true,
  isSymbolicLink: () => false,
});

/** `onWrite` is called with all bytes that go to a file. */
export const createFiles = (onWrite: (bytes: Uint8Array) => void): Files => {
  const folder = createFolder();

  const open = ({ alive, after, diskState, wrote }: Power): Disk => {
    /** Does something that takes a moment. */
    const does =
      <A extends unknown[], T>(work: (...input: A) => T) =>
      (...input: A): Promise<T> =>
        alive(after(operationMs).then(() => work(...input)));
    const changes = <A extends unknown[], T>(work: (...input: A) => T) =>
      does((...input: A) => {
        const value = work(...input);
        wrote();
        return value;
      });
    const handleOf = (content: ReturnType<Folder['create']>) => {
      const sync = changes(() => {
        content.synced = content.bytes.length;
      });
      return {
        ...{ sync, datasync: sync },
        write: changes((bytes: Uint8Array, from: number, length: number) => {
          const part = bytes.subarray(from, from + length);
          onWrite(part);
          return { bytesWritten: append(content, part, diskState() === 'full') };
        }),
        stat: does(() => statOf(content.bytes.length)),
        chmod: does(() => undefined),
        chown: does(() => undefined),
        close: does(() => undefined),
      };
    };
    const folderHandle = { sync: changes(folder.sync), close: does(() => undefined) };
    const disk = {
      open: changes(
        (path: string, flags: string) =>
          (flags === 'r' ? folderHandle : handleOf(folder.create(path))) as unknown as FileHandle,
      ),
      rename: changes(folder.rename),
      unlink: changes((path: string) => {
        folder.lookUp(path);
        folder.remove(path);
      }),
      stat: does((path: string) => statOf(folder.lookUp(path).bytes.length)),
      pause: (ms: number) => after(ms),
    };
    return disk as unknown as Disk;
  };
  return { open, cutPower: folder.cutPower, durable: folder.durable, names: () => [...folder.names.keys()] };
};
