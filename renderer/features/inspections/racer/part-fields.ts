/** The fields of each part, in order; all others are shown under "More fields". */

import type { PartName } from '../../../event/readiness/part';
import type { Field } from '../../../kit/area/field';
import { wordTexts } from '../../../kit/format/word-text';

const signingTones = {
  signed: 'success',
  declined: 'danger',
  expired: 'danger',
  sent: 'warning',
  viewed: 'warning',
  not_sent: 'neutral',
} as const;

const statusTones = {
  passed: 'success',
  waived: 'success',
  failed: 'danger',
  reinspect: 'danger',
  pending: 'warning',
  in_progress: 'brand',
} as const;

/** Parts shown as fields; pictures and the tech card have their own components. */
export const partFields = {
  driver: [
    { key: 'fullName' },
    { key: 'dateOfBirth', kind: 'date' },
    { key: 'phone', kind: 'phone' },
    { key: 'email', kind: 'email' },
    { key: 'licenseNumber', kind: 'code' },
    { key: 'licenseClass' },
    { key: 'licenseExpires', kind: 'date' },
    { key: 'medicalExpires', kind: 'date' },
    { key: 'helmetRating', kind: 'code' },
    { key: 'helmetExpires', kind: 'date' },
    { key: 'suitRating', kind: 'code' },
    { key: 'headNeckDevice', kind: 'code' },
    { key: 'harnessExpires', kind: 'date' },
    { key: 'bloodType' },
    { key: 'emergencyContactName' },
    { key: 'emergencyContactPhone', kind: 'phone' },
    { key: 'emergencyRelation' },
    { key: 'experience', kind: 'status', valueTexts: wordTexts('driverInfo.experience') },
    { key: 'address' },
  ],
  vehicle: [
    { key: 'vehicleNumber', kind: 'code' },
    { key: 'year', kind: 'code' },
    { key: 'make' },
    { key: 'model' },
    { key: 'color' },
    { key: 'className' },
    { key: 'category' },
    { key: 'classModifier' },
    { key: 'dialIn', kind: 'code' },
    { key: 'engine' },
    { key: 'horsepower', kind: 'number' },
    { key: 'weightLbs', kind: 'number' },
    { key: 'fuelType' },
    { key: 'tireBrand' },
    { key: 'tireSize', kind: 'code' },
    { key: 'chassisCertNumber', kind: 'code' },
    { key: 'chassisCertExpires', kind: 'date' },
    { key: 'logbookNumber', kind: 'code' },
    { key: 'transponderNumber', kind: 'code' },
    { key: 'vin', kind: 'code' },
    { key: 'sponsor' },
  ],
  terms: [
    { key: 'documentTitle' },
    { key: 'documentVersion', kind: 'code' },
    { key: 'accepted', kind: 'flag' },
    { key: 'signingStatus', kind: 'status', tones: signingTones, valueTexts: wordTexts('terms.signingStatus') },
    { key: 'acceptedAt', kind: 'dateTime' },
    { key: 'signatureName' },
    { key: 'signatureImage', kind: 'image' },
    { key: 'isMinor', kind: 'flag' },
    { key: 'guardianName' },
    { key: 'pdfUrl', kind: 'document' },
  ],
  team: [
    { key: 'teamName' },
    { key: 'leadInspectorName', linkTo: { area: 'inspectors', id: 'leadInspectorId' } },
    { key: 'scheduledAt', kind: 'dateTime' },
    { key: 'lane' },
    { key: 'station' },
    { key: 'startedAt', kind: 'dateTime' },
    { key: 'finishedAt', kind: 'dateTime' },
    { key: 'contactPhone', kind: 'phone' },
    { key: 'inspectors' },
  ],
  info: [
    { key: 'status', kind: 'status', tones: statusTones, valueTexts: wordTexts('inspectionInfo.status') },
    { key: 'result' },
    { key: 'inspectionNumber', kind: 'code' },
    { key: 'inspectionType', kind: 'status', valueTexts: wordTexts('inspectionInfo.inspectionType') },
    { key: 'failedItems', kind: 'number' },
    { key: 'remarks' },
    { key: 'inspectedAt', kind: 'dateTime' },
    { key: 'inspectorName' },
    { key: 'stickerNumber', kind: 'code' },
    { key: 'validFrom', kind: 'date' },
    { key: 'validUntil', kind: 'date' },
    { key: 'reinspectionDue', kind: 'dateTime' },
    { key: 'odometer', kind: 'number' },
  ],
} as const satisfies Readonly<Partial<Record<PartName, readonly Field[]>>>;

/** Fields that the page shows elsewhere. */
export const hiddenKeys: readonly string[] = ['isComplete', 'eventName', 'timezone', 'photos'];
