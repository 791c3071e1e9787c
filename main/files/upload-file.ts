/**
 * A file to upload: looked at when it is chosen, then opened once; its kind is told and its bytes are sent from that one
 * handle. Metadata in pictures is sent as it is: inspections go by when and where a picture was taken.
 */
import { constants, type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DroppedFile } from '@contract/bridge';
import { type MediaType, mediaTypeOfMime, mediaTypeOfName, type UploadLimits } from '@contract/media/media-type';
import { fileTypeFromBuffer } from 'file-type';
import { imageSizeOf } from '../core/upload/image-size';
import { codeOf, failureError, megabytes } from './disk';

/** A file on this computer, or one that was pasted or dragged out of another program. */
export type UploadSource = DroppedFile;

/** What a file was when it was chosen; it must still be that when it is sent. */
export interface InspectedFile {
  readonly source: Exclude<UploadSource, { readonly problem: string }>;
  readonly name: string;
  readonly size: number;
  /** Tells two files apart, and one file from what it was before it was changed. */
  readonly mark: string;
}

/** Enough for the headers of a photograph with a color profile and a preview inside. */
const headLength = 1024 * 1024;
const pieceLength = 1024 * 1024;

interface Found {
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ino: bigint;
  isFile(): boolean;
}
const markOf = ({ ino, size, mtimeNs }: Found): string => `${ino}:${size}:${mtimeNs}`;

export const nameOf = (source: UploadSource): string => ('path' in source ? basename(source.path) : source.name);

const checkSize = (name: string, size: number, limits: UploadLimits): void => {
  if (size === 0) throw failureError('file', 'upload-empty', { name });
  if (size > limits.bytes) throw failureError('file', 'upload-too-big', { name, limit: megabytes(limits.bytes) });
};

/**
 * Looks at a file without opening it, so that a pipe or device cannot hold us. Throws a `Refusal` for anything but a
 * regular file of a taken kind, by its name, within the limits.
 */
export const inspectFile = async (source: UploadSource, limits: UploadLimits): Promise<InspectedFile> => {
  const name = nameOf(source);
  if ('problem' in source)
    throw failureError('file', source.problem, {
      name,
      ...(source.problem === 'upload-too-big' ? { limit: megabytes(limits.bytes) } : {}),
    });
  if (!('path' in source)) {
    checkSize(name, source.bytes.length, limits);
    if (!mediaTypeOfName(name)) throw failureError('file', 'upload-type', { name });
    return { source, name, size: source.bytes.length, mark: `${name}:${source.bytes.length}` };
  }
  const found = await stat(source.path, { bigint: true }).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? failureError('file', 'missing-file', { name }) : error;
  });
  if (!found.isFile()) throw failureError('file', 'upload-not-a-file', { name });
  if (!mediaTypeOfName(name)) throw failureError('file', 'upload-type', { name });
  checkSize(name, Number(found.size), limits);
  return { source, name, size: Number(found.size), mark: markOf(found) };
};

export interface OpenedFile {
  readonly type: MediaType;
  /**
   * The bytes, in pieces of one buffer that is filled again and again. The last piece is withheld until the file has
   * been seen unchanged, so a server never gets the whole of a file that was changed while it was read.
   */
  pieces(): AsyncGenerator<Uint8Array, void>;
  close(): Promise<void>;
}

/** A page or drawing dressed up as a picture: what a browser would run if a server passed it on by name. */
const active = /<(!doctype\s+html|html|head|body|script|iframe|svg|\?php)[\s>/]/i;

/** The kind of a file's content; it must be taken, and be the one that the name promises. */
const kindOf = async (name: string, head: Uint8Array, limits: UploadLimits): Promise<MediaType> => {
  const recognized = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = recognized && mediaTypeOfMime(recognized.mime);
  if (!type || type !== mediaTypeOfName(name) || active.test(Buffer.from(head.subarray(0, 1024)).toString('latin1')))
    throw failureError('file', 'upload-type', { name });
  if (type.family === 'image') {
    const size = imageSizeOf(head, type.mime);
    if (!size) throw failureError('file', 'upload-type', { name });
    if (Math.max(size.width, size.height) > limits.side)
      throw failureError('file', 'upload-dimensions', { name, ...size, limit: limits.side });
  }
  return type;
};

async function* piecesOfFile(
  handle: FileHandle,
  { name, size, mark }: InspectedFile,
): AsyncGenerator<Uint8Array, void> {
  const buffer = Buffer.allocUnsafe(Math.min(size, pieceLength));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - at), at);
    at += bytesRead;
    const last = at >= size || bytesRead === 0;
    if (last && (at < size || markOf(await handle.stat({ bigint: true })) !== mark))
      throw failureError('file', 'upload-changed', { name });
    yield buffer.subarray(0, bytesRead);
  }
}

/** Opens a chosen file. Throws a `Refusal` or a system error; whatever it throws, nothing is left open. */
export const openFile = async (chosen: InspectedFile, limits: UploadLimits): Promise<OpenedFile> => {
  const { source, name, size, mark } = chosen;
  if (!('path' in source)) {
    const type = await kindOf(name, source.bytes.subarray(0, headLength), limits);
    async function* bytes(): AsyncGenerator<Uint8Array, void> {
      if ('bytes' in source) yield source.bytes;
    }
    return { type, pieces: bytes, close: async () => undefined };
  }
  // Not blocking: a pipe put in the file's place since would hold the thread until somebody writes to it.
  const handle = await open(source.path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? failureError('file', 'upload-changed', { name }) : error;
  });
  try {
    const found = await handle.stat({ bigint: true });
    if (!found.isFile() || markOf(found) !== mark) throw failureError('file', 'upload-changed', { name });
    const head = Buffer.alloc(Math.min(size, headLength));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    const type = await kindOf(name, head.subarray(0, bytesRead), limits);
    return { type, pieces: () => piecesOfFile(handle, chosen), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
};
