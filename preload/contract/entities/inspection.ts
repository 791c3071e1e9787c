/** An inspection's team, files, result and tech card; all fields assumed. */
import { date, dateTime, entity, id, number, type RecordOf, records, stamps, text, url, word } from './field';
import { events, people, teams, tracks } from './relations';
import { classNames, vehicleNumbers } from './shared-names';

const inspectionMediaTypes = ['image', 'video', 'pdf'] as const;
const inspectionMediaCategories = ['front', 'rear', 'engine', 'cage', 'helmet', 'belt_tag', 'other'] as const;
const inspectionTypes = ['annual', 'event', 'post_session', 'self'] as const;
export const inspectionStatuses = ['pending', 'in_progress', 'passed', 'failed', 'reinspect', 'waived'] as const;
const techCardResults = ['pass', 'fail', 'reinspect', 'na'] as const;

const inspectorNames = [
  'inspector',
  'inspectedBy',
  'inspector.name',
  'inspector.fullName',
  'inspector.firstName+inspector.lastName',
  'inspectedBy.name',
  'official',
  'scrutineer',
  'checkedBy',
  'by',
  'officer',
];

export const inspectionTeam = entity({
  names: ['team', 'inspectionTeam', 'crew', 'assignment', 'techTeam'],
  relations: {
    team: teams,
    leadInspector: ['leadInspector', 'lead', 'leader', 'chief', 'captain', 'headInspector', 'teamLead'],
    event: events,
    track: tracks,
  },
  fields: {
    ...stamps,
    teamId: id(),
    teamName: text(),
    leadInspectorId: id(),
    leadInspectorName: text(),
    inspectors: records(
      {
        id: id('inspectorId', 'userId'),
        name: text('fullName', 'displayName', 'firstName+lastName', 'inspectorName'),
        badgeNumber: text('badge', 'badgeId'),
        role: text('position', 'function', 'rank'),
      },
      'members',
      'crew',
      'officials',
      'staff',
      'scrutineers',
      'people',
    ),
    lane: text('laneNumber', 'bay', 'line'),
    station: text('post', 'area', 'stand', 'place', 'stationLocation'),
    scheduledAt: dateTime('appointment', 'slot', 'plannedAt', 'dueAt'),
    startedAt: dateTime('startTime', 'begunAt'),
    finishedAt: dateTime('finishTime', 'endedAt', 'completedAt', 'doneAt'),
    eventId: id(),
    trackId: id(),
    contactPhone: text('phoneNumber', 'contactNumber'),
  },
  required: ['teamName', 'leadInspectorName', 'inspectors'],
});

export type InspectionTeam = RecordOf<typeof inspectionTeam>;

export const inspectionMedia = entity({
  names: ['media', 'inspectionMedia', 'file', 'photo', 'image', 'attachment'],
  relations: { user: people, inspection: ['inspection', 'techInspection', 'check'] },
  fields: {
    ...stamps,
    id: id(),
    userId: id(),
    inspectionId: id(),
    mediaType: word(inspectionMediaTypes, 'resourceType', '=mimeType'),
    category: word(inspectionMediaCategories, 'tag', 'area', 'view', 'angle', 'part', 'section', 'subject'),
    url: url(
      'src',
      'link',
      'href',
      'path',
      'publicUrl',
      'secureUrl',
      'downloadUrl',
      'uri',
      'original',
      'location',
      'file',
      'image',
    ),
    thumbnailUrl: url('preview', 'poster', 'small'),
    fileName: text('originalName', 'filename', 'originalFilename'),
    mimeType: text('mime', 'contentType', 'format', 'mimetype'),
    sizeBytes: number('size', 'bytes', 'length', 'contentLength'),
    caption: text('description', 'note', 'alt', 'altText'),
    capturedAt: dateTime('takenAt', 'shotAt', 'photographedAt', 'recordedAt', 'uploadedAt', '=createdAt'),
    uploadedBy: text('uploader', 'takenBy', 'author', 'photographer', 'capturedBy'),
    width: number('w', 'dimensions.width', 'pixelWidth'),
    height: number('h', 'dimensions.height', 'pixelHeight'),
  },
  required: ['id', 'url', 'mediaType'],
});

export type InspectionMedia = RecordOf<typeof inspectionMedia>;

export const inspectionInfo = entity({
  names: ['inspection', 'techInspection', 'inspectionInfo', 'check', 'scrutineering', 'techInspectionInfo'],
  relations: { event: events, inspector: ['inspector', 'inspectedBy', 'official', 'scrutineer'] },
  fields: {
    ...stamps,
    id: id('=inspectionNumber'),
    inspectionNumber: text('code', 'referenceNumber', 'publicId'),
    inspectionType: word(inspectionTypes, 'category'),
    status: word(inspectionStatuses, 'outcome', 'verdict', '=result'),
    result: text('resultText', 'conclusion', 'summary', 'finding', 'decision'),
    failedItems: number('failCount', 'failures', 'failedCount', 'failedChecks', 'defects', 'failedPoints'),
    remarks: text('observations', 'inspectorNotes'),
    inspectedAt: dateTime('inspectionDate', 'performedAt', 'checkedAt', 'completedAt', 'date', 'doneAt', 'at'),
    inspectorName: text(
      ...inspectorNames.filter((name) => !/^(inspector|inspectedBy|official|scrutineer)(\.|$)/.test(name)),
    ),
    stickerNumber: text('sticker', 'sealNumber', 'decalNumber', 'tagNumber', 'stickerCode', 'seal', 'decal'),
    validFrom: date('validSince', 'effectiveFrom', 'validity.from', 'validStart', 'issuedOn', 'validity.start'),
    validUntil: date('validity.until', 'validity.to', 'validity.end', 'validEnd'),
    reinspectionDue: dateTime(
      'reinspectBy',
      'reinspectAt',
      'reinspectionDate',
      'recheckDue',
      'recheckBy',
      'recheckAt',
      'nextInspection',
      'dueAt',
      'reinspectionBy',
      'nextDue',
      'reinspectDue',
    ),
    odometer: number('mileage', 'miles', 'odometerReading', 'kilometers', 'km'),
    eventName: text(),
    className: text(...classNames),
  },
  required: ['id', 'status', 'result', 'inspectedAt', 'validUntil'],
});

export type InspectionInfo = RecordOf<typeof inspectionInfo>;

export const techCard = entity({
  names: ['techCard', 'card', 'checklist', 'techSheet', 'scrutineeringCard'],
  relations: {
    driver: ['driver', 'racer', 'user', 'competitor', 'participant', 'member', 'person'],
    vehicle: ['vehicle', 'car', 'kart', 'bike', 'machine'],
  },
  fields: {
    ...stamps,
    id: id('=cardNumber'),
    cardNumber: text('code', 'sheetNumber'),
    driverName: text('name', 'fullName', 'driverFullName'),
    vehicleNumber: text(...vehicleNumbers.filter((name) => name !== 'number')),
    year: number('modelYear', '@vehicle.year'),
    make: text('manufacturer', 'brand', '@vehicle.make', '@vehicle.manufacturer'),
    model: text('@vehicle.model'),
    className: text(...classNames),
    items: records(
      {
        section: text('category', 'group', 'area', 'heading'),
        code: text('key', 'id', 'itemCode', 'number'),
        label: text('description', 'itemDescription', 'itemName', 'question', 'check', 'text'),
        result: word(techCardResults, 'status', 'outcome', 'verdict', 'ok', 'passed', 'checkResult', 'itemResult'),
        value: text('measured', 'measurement', 'reading', 'answer', 'actual'),
        note: text(),
        photoUrl: url('evidence'),
      },
      'checks',
      'sections',
      'points',
      'checklist',
      'checkpoints',
      'lines',
      'entries',
      'checkItems',
      'inspectionItems',
      'results',
    ),
    passCount: number('passed', 'passedItems', 'ok'),
    failCount: number('failed', 'failedItems', 'failures', 'notOk'),
    driverSignature: url('driverSign'),
    inspectorSignature: url('inspectorSign', 'officialSignature', 'scrutineerSignature'),
    signedAt: dateTime('signatureDate', 'completedAt'),
    pdfUrl: url('document', 'file', 'url', 'link', 'download'),
    status: text('outcome', 'result', 'verdict'),
  },
  required: ['cardNumber', 'items', 'status'],
});

export type TechCard = RecordOf<typeof techCard>;

export type TechCardItem = NonNullable<TechCard['items']>[number];
