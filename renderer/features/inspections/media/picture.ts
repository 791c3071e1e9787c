/** How an inspection's files appear: as pictures, or as a placeholder for a video or document. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { wordText } from '../../../kit/format/word-text';

const first = (...addresses: readonly unknown[]): string | undefined =>
  addresses.find((address): address is string => typeof address === 'string' && address !== '');

const kinds = ['video', 'pdf', 'image'] as const;
const extensions = {
  video: /\.(?:mp4|m4v|mov|webm)(?:[?#]|$)/i,
  pdf: /\.pdf(?:[?#]|$)/i,
  image: /\.(?:jpe?g|png|gif|webp|avif|heic|svg)(?:[?#]|$)/i,
} as const;

/** By media type, else by file extension, else an image. */
export const kindOf = ({ mediaType, mimeType, fileName, url }: InspectionMedia): (typeof kinds)[number] => {
  const types = `${mediaType ?? ''} ${mimeType ?? ''}`.toLowerCase();
  const hasExtension = (name: unknown, kind: (typeof kinds)[number]) =>
    typeof name === 'string' && extensions[kind].test(name);
  return (
    kinds.find((kind) => types.includes(kind)) ??
    kinds.find((kind) => hasExtension(fileName, kind) || hasExtension(url, kind)) ??
    'image'
  );
};

/** The address of the full picture; for a video or document, its thumbnail. */
export const pictureOf = (file: InspectionMedia): string | undefined =>
  kindOf(file) === 'image' ? first(file.url, file.thumbnailUrl) : first(file.thumbnailUrl);

export const thumbnailOf = (file: InspectionMedia): string | undefined =>
  kindOf(file) === 'image' ? first(file.thumbnailUrl, file.url) : first(file.thumbnailUrl);

/** "Belt tag", or the file's name. */
export const captionOf = ({ category, fileName, id }: InspectionMedia): string =>
  category ? wordText('inspectionMedia.category', String(category)) : fileName || String(id ?? '');
