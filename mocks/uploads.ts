/** Files of a multipart body, hashed; small ones are stored, so that a picture can be shown later. */
import type { UploadedFile } from './answers/context';

/** The maximum size in bytes of a file that is stored. */
export const keptBytes = 512 * 1_024;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The facts about a file that an answer can use. `type` is its content type. */
const readFile = async (file: File, type = file.type): Promise<UploadedFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const fileInfo = { name: file.name, type, size: bytes.length, sha256 };
  return bytes.length <= keptBytes ? { ...fileInfo, bytes } : fileInfo;
};

/** The text fields and the files of a form. */
export const filesOf = async (
  form: FormData,
): Promise<{ readonly values: Readonly<Record<string, string>>; readonly files: readonly UploadedFile[] }> => {
  const values: Record<string, string> = {};
  const files: UploadedFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = value;
    else files.push(await readFile(value));
  }
  return { values, files };
};
