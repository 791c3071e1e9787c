/** Uploads. Small pictures are stored; others are replaced by a placeholder with their name. */
import type { Media } from '@contract/entities/media';
import { formatBytes } from '@contract/format-bytes';
import { limits } from '@contract/limits';
import { dateTimeText } from '../seeds/calendar';
import { plate } from '../seeds/pictures';
import { toBase64 } from './base64';
import type { AnswersOf, UploadedFile } from './context';
import { Refusal, unacceptable } from './refusal';

/** The maximum size in bytes of a picture that is stored in its address, because records have a size limit. */
const shownBytes = 24 * 1_024;

const pictureOf = ({ name, type, bytes }: UploadedFile, id: number): string =>
  bytes && bytes.length <= shownBytes && /^image\/(jpeg|png|webp|gif|avif)$/.test(type)
    ? `data:${type};base64,${toBase64(bytes)}`
    : plate(name.slice(0, 24), id);

const makeMedia = (): Media[] => [];

export const media = {
  upload: ({ folder, entityType, entityId }, { demo, files, person, now }) => {
    const [file] = files;
    if (!file) return unacceptable('The request has no file.', { file: 'Choose a file.' });
    if (file.size > limits.upload.bytes)
      return new Refusal(413, `This file is too large: at most ${formatBytes(limits.upload.bytes)}.`);
    return demo.collectionOf(makeMedia).insert((id) => {
      const picture = pictureOf(file, id);
      return {
        id,
        url: picture,
        thumbnailUrl: picture,
        fileName: `${file.sha256.slice(0, 12)}-${file.name}`,
        originalName: file.name,
        mimeType: file.type,
        sizeBytes: file.size,
        folder: folder ?? 'uploads',
        entityType: entityType ?? null,
        entityId: entityId ?? null,
        checksum: `sha256:${file.sha256}`,
        uploadedBy: person?.fullName ?? null,
        uploadedAt: dateTimeText(now),
        createdAt: dateTimeText(now),
        updatedAt: dateTimeText(now),
        createdBy: person?.id ?? null,
        isActive: true,
      };
    });
  },
} satisfies AnswersOf<'media'>;
