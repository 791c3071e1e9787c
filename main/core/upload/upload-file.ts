/** A file to upload, and the rules that its name, size and content must meet. */
import type { Failure } from '@contract/failure';
import type { UploadLimits } from '@contract/limits';
import { type MediaType, mediaTypeOfMime, mediaTypeOfName } from '@contract/media/media-type';
import { failureError } from '../call/failure-error';
import type { DetectedType } from './detect-type';
import { imageSizeOf } from './image-size';

/** A file that was checked by name and size. It must not change until it has been sent. */
export interface UploadFile {
  readonly name: string;
  readonly size: number;
  /** Equal for the same file as long as it does not change. */
  readonly identity: string;
  /** Opens the file. Rejects with a `FailureError` if the file has changed, or with the host's own error. */
  open(): Promise<OpenedFile>;
}

export interface OpenedFile {
  /** The first bytes, at most `headLength`. */
  readonly head: Uint8Array;
  /**
   * The content in chunks, whose buffer may be reused. The last chunk is withheld until the file has been seen
   * unchanged, so a server never receives all of a file that changed while it was read.
   */
  chunks(): AsyncGenerator<Uint8Array, void>;
  close(): Promise<void>;
}

/** How a host reads files. `S` is what it knows of a file before it is checked. */
export interface UploadHost<S> {
  /** Asks the user for files. An empty list if the dialog is closed. */
  chooseFiles(question: { readonly many: boolean }): Promise<readonly S[]>;
  nameOf(source: S): string;
  /** Checks a file without opening it. Rejects with a `FailureError`, or with the host's own error. */
  inspect(source: S): Promise<UploadFile>;
  /** Whether the user can correct a refused file in place, so that a retry makes sense. */
  isCorrectable(source: S): boolean;
  /** Recognizes a type by a file's first bytes. */
  detectType(head: Uint8Array): Promise<DetectedType | undefined>;
  /** The failure for an error that was thrown while reading a file. */
  failureOf(error: unknown, name: string): Failure;
}

/** Enough for the headers of a photograph with a color profile and an embedded preview. */
export const headLength = 1024 * 1024;

/** Why a file is of no type that may be uploaded: `foreign` content is known, but of a type that isn't taken. */
type WrongType = 'name' | 'unknown' | 'foreign' | 'page' | 'damaged';

const wrongType = (context: WrongType, name: string, found = ''): Error =>
  failureError('file', 'upload-type', { name, context, found });

/** Throws a `FailureError` for a file that may not be uploaded because of its name or size. */
export const checkNameAndSize = (name: string, size: number, { bytes }: UploadLimits): void => {
  if (!mediaTypeOfName(name)) throw wrongType('name', name);
  if (size === 0) throw failureError('file', 'upload-empty', { name });
  if (size > bytes) throw failureError('file', 'upload-too-big', { name, limit: bytes });
};

/** Markup disguised as a picture, which a browser would run if a server passed it on by name. */
const markup = /<(!doctype\s+html|html|head|body|script|iframe|svg|\?php)[\s>/]/i;

export interface CheckedContent {
  readonly type: MediaType;
  /** The name to send: where the file's own ending belongs to another type, with the ending of its content. */
  readonly name: string;
  /** How people name the type: `HEIC`. */
  readonly found: string;
}

/**
 * The type of a file's content, whatever its name says: phones and websites often name a HEIC `.jpg`. Throws a
 * `FailureError` if it is not allowed.
 */
export const checkContent = async (
  name: string,
  head: Uint8Array,
  { side }: UploadLimits,
  detectType: UploadHost<unknown>['detectType'],
): Promise<CheckedContent> => {
  const detected = await detectType(head).catch(() => undefined);
  if (markup.test(new TextDecoder('latin1').decode(head.subarray(0, 1024)))) throw wrongType('page', name);
  if (!detected) throw wrongType('unknown', name);
  const found = detected.extension.toUpperCase();
  const type = mediaTypeOfMime(detected.mime);
  if (!type) throw wrongType('foreign', name, found);
  if (type.family === 'image') {
    const size = imageSizeOf(head, type.mime);
    if (!size) throw wrongType('damaged', name, found);
    if (Math.max(size.width, size.height) > side)
      throw failureError('file', 'upload-dimensions', { name, ...size, limit: side });
  }
  const isNamed = type === mediaTypeOfName(name);
  return { type, found, name: isNamed ? name : name.replace(/[^.]+$/, type.extensions[0] ?? '') };
};
