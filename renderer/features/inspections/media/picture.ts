/** How an inspection's files appear: as pictures, or as a placeholder for a video or document. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { readableLabel } from '../../../kit/format/label';

const first = (...addresses: readonly unknown[]): string | undefined =>
  addresses.find((address): address is string => typeof address === 'string' && address !== '');

const kinds = ['video', 'pdf', 'image'] as const;
const endings = {
  video: /\.(?:mp4|m4v|mov|webm)(?:[?#]|$)/i,
  pdf: /\.pdf(?:[?#]|$)/i,
  image: /\.(?:jpe?g|png|gif|webp|avif|heic|svg)(?:[?#]|$)/i,
} as const;

/** By what the server calls it, else by its file's ending; a picture where nothing says otherwise. */
export const kindOf = ({ mediaType, mimeType, fileName, url }: InspectionMedia): (typeof kinds)[number] => {
  const named = `${mediaType ?? ''} ${mimeType ?? ''}`.toLowerCase();
  const isNamed = (name: unknown, kind: (typeof kinds)[number]) => typeof name === 'string' && endings[kind].test(name);
  return (
    kinds.find((kind) => named.includes(kind)) ??
    kinds.find((kind) => isNamed(fileName, kind) || isNamed(url, kind)) ??
    'image'
  );
};

/** The address of the full picture; of a video or document only what stands for it. */
export const pictureOf = (file: InspectionMedia): string | undefined =>
  kindOf(file) === 'image' ? first(file.url, file.thumbnailUrl) : first(file.thumbnailUrl);

export const thumbnailOf = (file: InspectionMedia): string | undefined =>
  kindOf(file) === 'image' ? first(file.thumbnailUrl, file.url) : first(file.thumbnailUrl);

/** "Belt tag", or the file's name. */
export const captionOf = ({ category, fileName, id }: InspectionMedia): string =>
  category ? readableLabel(String(category)) : fileName || String(id ?? '');
