/** What may be uploaded: shown by the screen before a file is chosen, enforced by main when one is. */

export const uploadLimits = {
  /** Bytes of one file. */
  bytes: 50 * 1024 * 1024,
  /** Files chosen at once. */
  files: 20,
  /** Files on their way at the same time; the others wait. */
  parallel: 3,
  /** Files waiting or on their way, from however many choices. */
  active: 100,
  /** Pixels of a picture's longer side: what unpacks to more fills a server's memory. */
  side: 12_000,
} as const;
export type UploadLimits = { readonly [K in keyof typeof uploadLimits]: number };

export interface MediaType {
  /** What the file is sent as. */
  readonly mime: string;
  readonly family: 'image' | 'video' | 'document';
  /** Endings that agree with the content, in lower case; the first is given to a pasted file. */
  readonly extensions: readonly string[];
  /** Further names that content of this kind may be recognized by. */
  readonly also?: readonly string[];
}

/** The only kinds that are taken. SVG and HTML are not among them: both run scripts. */
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

/** The kind that a file's name promises, by its last ending; undefined where that kind is not taken. */
export const mediaTypeOfName = (name: string): MediaType | undefined => {
  const [, ending] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return mediaTypes.find(({ extensions }) => ending !== undefined && extensions.includes(ending));
};

/** The kind of recognized content. */
export const mediaTypeOfMime = (mime: string): MediaType | undefined =>
  mediaTypes.find((type) => type.mime === mime || type.also?.includes(mime));
