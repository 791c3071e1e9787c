/** A folder on a disk that loses what was not synced: the ends of files, and the last names that were given or taken. */

/** What a file holds, under whichever names. */
export interface Content {
  bytes: Buffer;
  /** So many of its bytes are on the disk. */
  synced: number;
}

type Names = Map<string, Content>;

export interface Folder {
  /** The files that the running app sees. */
  readonly names: ReadonlyMap<string, Content>;
  /** Throws `ENOENT` for a file that is not there. */
  lookUp(path: string): Content;
  create(path: string): Content;
  link(from: string, to: string): void;
  rename(from: string, to: string): void;
  /** Whether it was there. */
  remove(path: string): boolean;
  /** Puts all names on the disk. */
  sync(): void;
  /** Of what was not synced, the disk got to this part. */
  cutPower(kept: number): void;
  /** What a power cut now would leave at least, by path. */
  durable(): ReadonlyMap<string, string>;
}

export const systemError = (code: string): Error => Object.assign(new Error(code), { code });

/** Appends as much as fits: half of it on a full disk, until nothing more does. Returns the number of bytes. */
export const append = (content: Content, bytes: Uint8Array, isFull: boolean): number => {
  const part = isFull ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes;
  if (part.length === 0 && bytes.length > 0) throw systemError('ENOSPC');
  content.bytes = Buffer.concat([content.bytes, part]);
  return part.length;
};

export const createFolder = (): Folder => {
  const durable: Names = new Map();
  let view: Names = new Map();
  let unsynced: ((names: Names) => void)[] = [];

  const change = (work: (names: Names) => void): void => {
    work(view);
    unsynced.push(work);
  };
  const lookUp = (path: string): Content => {
    const found = view.get(path);
    if (!found) throw systemError('ENOENT');
    return found;
  };
  return {
    get names() {
      return view;
    },
    lookUp,
    create: (path) => {
      const content: Content = { bytes: Buffer.alloc(0), synced: 0 };
      change((names) => void names.set(path, content));
      return content;
    },
    link: (from, to) => {
      const content = lookUp(from);
      change((names) => void names.set(to, content));
    },
    rename: (from, to) => {
      const content = lookUp(from);
      change((names) => {
        names.delete(from);
        names.set(to, content);
      });
    },
    remove: (path) => {
      const isThere = view.has(path);
      if (isThere) change((names) => void names.delete(path));
      return isThere;
    },
    sync: () => {
      for (const work of unsynced) work(durable);
      unsynced = [];
    },
    cutPower: (kept) => {
      for (const work of unsynced.slice(0, Math.floor(kept * (unsynced.length + 1)))) work(durable);
      unsynced = [];
      for (const content of new Set(durable.values())) {
        const more = Math.floor(kept * (content.bytes.length - content.synced + 1));
        content.bytes = content.bytes.subarray(0, content.synced + more);
        content.synced = content.bytes.length;
      }
      view = new Map(durable);
    },
    durable: () =>
      new Map([...durable].map(([path, { bytes, synced }]) => [path, bytes.subarray(0, synced).toString()])),
  };
};
