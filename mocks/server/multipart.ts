/** Reads a multipart body as a stream: files are hashed, not stored, so that a large upload needs no memory. */
import { createHash, type Hash } from 'node:crypto';
import type { UploadedFile } from '../answers/context';
import { keptBytes } from '../uploads';

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

const longestHeader = 16_384;
const longestField = 1_048_576;

/** The boundary of a multipart content type; undefined for any other. */
export const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain;
};

/** A parameter of a content disposition. File names may come percent-encoded, as browsers do with quotes and line ends. */
const parameter = (header: string, name: string): string | undefined => {
  const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header) ?? [];
  return value?.replaceAll(/%(22|0D|0A)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
};

class Part {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly type: string;
  private readonly hash: Hash = createHash('sha256');
  private chunks: Buffer[] = [];
  private size = 0;

  constructor(head: string) {
    const lines = head.split('\r\n');
    const disposition = lines.find((line) => /^content-disposition:/i.test(line)) ?? '';
    this.name = parameter(disposition, 'name') ?? '';
    this.fileName = parameter(disposition, 'filename');
    const typeLine = lines.find((line) => /^content-type:/i.test(line)) ?? '';
    this.type = typeLine.slice(typeLine.indexOf(':') + 1).trim();
  }

  write(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.size += bytes.length;
    if (this.fileName === undefined && this.size > longestField) throw new RangeError('a field is too long');
    if (this.fileName !== undefined) this.hash.update(bytes);
    if (this.size <= Math.max(keptBytes, longestField)) this.chunks.push(Buffer.from(bytes));
    else this.chunks = [];
  }

  text(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }

  file(name: string): UploadedFile {
    const fileInfo = { name, type: this.type, size: this.size, sha256: this.hash.digest('hex') };
    return this.size <= keptBytes ? { ...fileInfo, bytes: Buffer.concat(this.chunks) } : fileInfo;
  }
}

/** Reads all parts of a body. Throws a `RangeError` if it is not a multipart body, or ends before its last boundary. */
export const readMultipart = async (body: AsyncIterable<Buffer>, boundary: string): Promise<Form> => {
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let rest: Buffer = Buffer.from('\r\n');
  let part: Part | undefined;
  let state = 'content' as 'content' | 'boundary' | 'head' | 'end';

  const finish = (): void => {
    if (part?.fileName !== undefined) files.push(part.file(part.fileName));
    else if (part) fields[part.name] = part.text();
    part = undefined;
  };
  /** Parses the available bytes; returns false if more are needed. */
  const step = (): boolean => {
    if (state === 'content') {
      const at = rest.indexOf(delimiter);
      const until = at >= 0 ? at : Math.max(0, rest.length - delimiter.length);
      part?.write(rest.subarray(0, until));
      rest = rest.subarray(at >= 0 ? at + delimiter.length : until);
      if (at < 0) return false;
      finish();
      state = 'boundary';
    }
    if (state === 'boundary') {
      if (rest.length < 2) return false;
      state = rest.toString('latin1', 0, 2) === '--' ? 'end' : 'head';
      rest = rest.subarray(2);
    }
    if (state === 'head') {
      const at = rest.indexOf('\r\n\r\n');
      if (at < 0 && rest.length > longestHeader) throw new RangeError('a header is too long');
      if (at < 0) return false;
      part = new Part(rest.toString('utf8', 0, at));
      rest = rest.subarray(at + 4);
      state = 'content';
      return true;
    }
    return false;
  };

  for await (const chunk of body) {
    if (state === 'end') continue;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (step());
  }
  if (state !== 'end') throw new RangeError('the body ends before its last boundary');
  return { fields, files };
};
