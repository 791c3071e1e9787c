/** An uploaded file; all fields assumed. */
import type { Assumed, DateTime, Key, Url } from './assumed';

export type Media = Assumed<{
  id: Key;
  url: Url;
  thumbnailUrl: Url;
  fileName: string;
  originalName: string;
  mimeType: string;
  sizeBytes: number;
  width: number;
  height: number;
  folder: string;
  entityType: string;
  entityId: Key;
  altText: string;
  checksum: string;
  avgColor: string;
  uploadedBy: string;
  uploadedAt: DateTime;
}>;
