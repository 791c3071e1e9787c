/** The addresses of the pictures that screens show of an answer: thumbnails, portraits, signatures. No videos, no documents. */
import { isPage, isRecord, type Values } from '@contract/json/record';
import type { EndpointId } from '@contract/table';
import type { Picture } from './pack-record';

/** Paths of fields by call; `*` is each record of a field that holds several. */
const fields: Readonly<Partial<Record<EndpointId, readonly string[]>>> = {
  'event.detail': ['bannerImage'],
  'event.latest': ['heroImage', 'sponsors.*.logo'],
  'event.categories': ['icon'],
  'visitor.list': ['profileImage'],
  'visitor.detail': ['profileImage'],
  'inspection.terms': ['signatureImage'],
  'inspection.techCard': ['driverSignature', 'inspectorSignature', 'items.*.photoUrl'],
  'track.detail': ['logo', 'images.*'],
  'trackContact.list': ['photo'],
  'inspector.list': ['photo'],
};

const at = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => at(one, rest)) : [];
  return isRecord(value) ? at(value[name], rest) : [];
};

/** A small picture of a medium; the medium itself only if it is a picture without one. */
const ofMedium = ({ thumbnailUrl, url, mediaType }: Values): readonly unknown[] =>
  typeof thumbnailUrl === 'string' && thumbnailUrl !== '' ? [thumbnailUrl] : mediaType === 'image' ? [url] : [];

const addressesOf = (call: EndpointId, record: Values): readonly unknown[] =>
  call === 'inspection.media' ? ofMedium(record) : (fields[call] ?? []).flatMap((path) => at(record, path.split('.')));

const maxLength = 4_096;
/** A data address has its picture in itself. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength && !value.startsWith('data:');

/** The `updatedAt` of a record, if the server sends one. */
export const stampOf = ({ updatedAt }: Values): string | undefined =>
  typeof updatedAt === 'string' && updatedAt !== '' ? updatedAt : undefined;

export const picturesOfRecord = (call: EndpointId, record: Values): Picture[] => {
  const stamp = stampOf(record);
  return addressesOf(call, record)
    .filter(isAddress)
    .map((url) => (stamp === undefined ? { url } : { url, stamp }));
};

export const picturesOf = (call: EndpointId, value: unknown): Picture[] => {
  if (isPage(value)) return value.rows.flatMap((row) => picturesOfRecord(call, row));
  return isRecord(value) ? picturesOfRecord(call, value) : [];
};
