/** Tracks and their waiver forms; all fields assumed. */
import {
  date,
  entity,
  flag,
  id,
  mentions,
  number,
  type RecordOf,
  records,
  stamps,
  text,
  texts,
  url,
  urls,
  word,
} from './field';
import { tracks } from './relations';
import { emails, phones, states } from './shared-names';

export const trackTypes = ['drag_strip', 'road_course', 'oval', 'kart', 'drift'] as const;
export const trackStatuses = ['active', 'inactive', 'pending'] as const;

export const track = entity({
  names: tracks,
  fields: {
    ...stamps,
    id: id('=trackCode'),
    trackCode: text('shortName', 'short', 'abbreviation', 'shortCode', 'identifier', 'number', 'publicId'),
    name: text('displayName'),
    type: word(trackTypes, 'surfaceType', 'category', 'discipline', 'layout'),
    length: text('lengthText', 'distance', 'lapLength', 'lapDistance', 'lengthMiles', 'lengthKm', 'lengthM'),
    surface: text('material', 'pavement', 'surfaceMaterial'),
    description: text('details', 'about', 'info', 'summary'),
    address1: text('addressLine1', 'line1', 'street', 'streetAddress', 'addressLine', 'street1', 'address'),
    address2: text('addressLine2', 'line2', 'street2', 'suite', 'unit'),
    city: text(),
    state: text(...states),
    stateCode: text('stateAbbr', 'stateAbbreviation', 'stateIso', 'provinceCode', 'regionCode'),
    country: text('nation'),
    zipCode: text(),
    latitude: number('geoLat', 'coordinates.lat', 'position.lat', 'coords.lat', 'gps.lat'),
    longitude: number('geoLon', 'coordinates.lng', 'position.lng', 'coords.lng', 'gps.lng'),
    timezone: text(),
    phone: text(...phones),
    email: text(...emails),
    website: url('web', 'site', 'homepage', 'url', 'link', 'contact.website'),
    logo: url('icon', 'brandImage', 'emblem', 'crest', 'thumbnail'),
    images: urls('gallery', 'media'),
    capacity: number('seats', 'seatingCapacity', 'size', 'maxVisitors', 'spectatorCapacity', 'maxAttendance'),
    sanctioningBody: text(
      'sanction',
      'sanctionedBy',
      'sanctioning',
      'governingBody',
      'association',
      'federation',
      'body',
    ),
    hours: text('openHours', 'businessHours', 'opening', 'hoursOfOperation', 'operatingHours'),
    amenities: texts('facilities', 'features', 'services'),
    waiverTemplateId: id('waiverId', 'waiverForm.id', 'templateId'),
    waiverRequired: flag('requiresWaiver', 'hasWaiver'),
    /** The address of the form that racers sign. */
    waiverUrl: url('waiverDocument', 'waiverPdf', 'waiverFormUrl'),
    w9Url: url('w9Document', 'w9Pdf', 'w9FormUrl'),
    commissionPercent: number('commission', 'commissionRate', 'feePercent', 'sharePercent'),
    status: word(trackStatuses, 'trackState', 'lifecycle', 'approvalStatus'),
    eventCount: number(),
    subAdmins: mentions('admins', 'managers', 'assignedAdmins', 'assignedSubAdmins', 'staff', 'assignedTo', 'subadmin'),
  },
  required: ['id', 'trackCode', 'name', 'city', 'state', 'timezone', 'status'],
});

export type Track = RecordOf<typeof track>;

export const waiverTemplate = entity({
  names: ['waiver', 'waiverTemplate', 'waiverForm', 'template', 'form', 'document'],
  relations: { track: tracks },
  fields: {
    ...stamps,
    id: id(),
    trackId: id(),
    title: text('heading', 'subject'),
    version: text('revision', 'versionNumber', 'rev', 'edition'),
    /** HTML: shown as text, never as markup. */
    body: text('content', 'html', 'htmlContent', 'htmlBody', 'bodyText', 'text', 'markup', 'terms', 'description'),
    fileUrl: url('url', 'pdf', 'document', 'link', 'downloadUrl', 'attachment', 'path'),
    fields: records(
      {
        key: text('name', 'id', 'field', 'slug'),
        label: text('caption', 'question', 'text'),
        type: text('inputType', 'fieldType'),
        required: flag('mandatory'),
      },
      'inputs',
      'questions',
      'schema',
    ),
    language: text('lang', 'locale', 'languageCode'),
    effectiveFrom: date('validFrom', 'effective', 'from', 'startDate', 'activeFrom'),
    updatedBy: text('editedBy', 'changedBy', 'editor', 'author'),
  },
  required: ['id', 'title', 'version'],
});

export type WaiverTemplate = RecordOf<typeof waiverTemplate>;
