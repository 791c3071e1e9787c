/** The types of files that may be uploaded: screens show them, main and the demo enforce them. */

export interface MediaType {
  /** The type that the file is sent with. */
  readonly mime: string;
  readonly family: 'image' | 'video' | 'document';
  /** File extensions in lower case; the first is given to a pasted file. */
  readonly extensions: readonly string[];
  /** Other MIME types that detection may report for this content. */
  readonly also?: readonly string[];
}

/** SVG and HTML are not allowed: both can run scripts. */
export const mediaTypes: readonly MediaType[] = [
  { mime: 'image/jpeg', family: 'image', extensions: ['jpg', 'jpeg', 'jfif'] },
  { mime: 'image/png', family: 'image', extensions: ['png'], also: ['image/apng'] },
  { mime: 'image/webp', family: 'image', extensions: ['webp'] },
  { mime: 'image/gif', family: 'image', extensions: ['gif'] },
  {
    mime: 'image/heic',
    family: 'image',
    extensions: ['heic', 'heif'],
    also: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  { mime: 'image/avif', family: 'image', extensions: ['avif'] },
  { mime: 'application/pdf', family: 'document', extensions: ['pdf'] },
  { mime: 'video/mp4', family: 'video', extensions: ['mp4', 'm4v'], also: ['video/x-m4v'] },
  { mime: 'video/quicktime', family: 'video', extensions: ['mov', 'qt'] },
];

export const mediaExtensions: readonly string[] = mediaTypes.flatMap(({ extensions }) => extensions);

/** The type that a file's extension stands for; undefined if it is not allowed. */
export const mediaTypeOfName = (name: string): MediaType | undefined => {
  const [, extension] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return mediaTypes.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
};

/** The type of detected content; undefined if it is not allowed. */
export const mediaTypeOfMime = (mime: string): MediaType | undefined =>
  mediaTypes.find((type) => type.mime === mime || type.also?.includes(mime));
