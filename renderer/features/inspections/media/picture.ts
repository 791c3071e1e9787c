/** How an inspection's files appear: as pictures, or as a placeholder for a video or document. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { readableLabel } from '../../../kit/format/label';

const first = (...addresses: readonly unknown[]): string | undefined =>
  addresses.find((address): address is string => typeof address === 'string' && address !== '');

/** The address of the whole picture; undefined where it is a film, a document, or elsewhere. */
export const pictureOf = ({ mediaType, url, thumbnailUrl }: InspectionMedia): string | undefined =>
  mediaType === 'video' || mediaType === 'pdf' ? first(thumbnailUrl) : first(url, thumbnailUrl);

export const thumbnailOf = ({ mediaType, url, thumbnailUrl }: InspectionMedia): string | undefined =>
  mediaType === 'video' || mediaType === 'pdf' ? first(thumbnailUrl) : first(thumbnailUrl, url);

/** "Belt tag", or the file's name. */
export const captionOf = ({ category, fileName, id }: InspectionMedia): string =>
  category ? readableLabel(String(category)) : fileName || String(id ?? '');
