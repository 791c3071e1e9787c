/** An uploaded file; all fields assumed. */
import { dateTime, entity, id, number, type RecordOf, stamps, text, url } from './field';

export const media = entity({
  names: ['media', 'file', 'image', 'upload', 'asset', 'attachment', 'document'],
  fields: {
    ...stamps,
    id: id('key'),
    url: url(
      'src',
      'link',
      'href',
      'location',
      'path',
      'publicUrl',
      'secureUrl',
      'downloadUrl',
      'uri',
      'original',
      'cdnUrl',
      'file',
    ),
    thumbnailUrl: url('preview', 'small', 'thumbnails.small'),
    fileName: text('filename', 'key.name', 'storedName', 'baseName'),
    originalName: text('originalFilename', 'originalFileName', 'clientName', 'uploadedName', 'originalname'),
    mimeType: text('mime', 'contentType', 'type', 'format'),
    sizeBytes: number('size', 'bytes', 'length', 'contentLength', 'filesize', 'sizeInBytes'),
    width: number('w', 'dimensions.width', 'pixelWidth'),
    height: number('h', 'dimensions.height', 'pixelHeight'),
    folder: text('directory', 'dir', 'bucket', 'collection', 'category', 'container'),
    entityType: text('modelType', 'model', 'ownerType', 'relatedType', 'attachedType', 'resourceType', 'linkedType'),
    entityId: id('modelId', 'ownerId', 'relatedId', 'attachedId', 'resourceId', 'linkedId', 'recordId'),
    altText: text('alt', 'caption', 'description'),
    checksum: text('hash', 'md5', 'sha256', 'etag', 'digest', 'sha1'),
    avgColor: text('color', 'averageColor', 'dominantColor', 'placeholderColor'),
    uploadedBy: text('uploader', 'author', 'owner'),
    uploadedAt: dateTime('uploadDate', '=createdAt'),
  },
  required: ['id', 'url', 'fileName'],
});

export type Media = RecordOf<typeof media>;
