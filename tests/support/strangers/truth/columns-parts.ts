/** The right values of the parts of an inspection. Its pictures are only counted. */
import { day, moment, number, text, texts, truth, word } from './cell.ts';
import type { Columns } from './columns-people.ts';
import { fullName } from './sales.ts';
import type { RacerFile } from './season-types.ts';

export const driver: Columns<RacerFile> = {
  fullName: ({ visitor }, view) => text(fullName(view.visitor(visitor))),
  dateOfBirth: ({ visitor }, view) => day(view.visitor(visitor).birth),
  licenseNumber: (file) => text(file.driver?.licenseNumber),
  licenseClass: (file) => text(file.driver?.licenseClass),
  licenseExpires: (file) => day(file.driver?.licenseExpires),
  medicalExpires: (file) => day(file.driver?.medicalExpires),
  bloodType: (file) => text(file.driver?.bloodType),
  helmetRating: (file) => text(file.driver?.helmetRating),
  helmetExpires: (file) => day(file.driver?.helmetExpires),
  harnessExpires: (file) => day(file.driver?.harnessExpires),
  emergencyContactName: (file) => text(file.driver?.emergencyName),
  emergencyContactPhone: (file) => text(file.driver?.emergencyPhone),
  experience: (file) => word('driverInfo.experience')(file.driver?.experience),
};

export const vehicle: Columns<RacerFile> = {
  vehicleNumber: (file) => text(file.vehicle?.number),
  year: (file) => number(file.vehicle?.year),
  make: (file) => text(file.vehicle?.make),
  model: (file) => text(file.vehicle?.model),
  color: (file) => text(file.vehicle?.color),
  engine: (file) => text(file.vehicle?.engine),
  horsepower: (file) => number(file.vehicle?.horsepower),
  weightLbs: (file) => number(file.vehicle?.weightLbs),
  className: (file) => text(file.vehicle?.className),
  dialIn: (file) => text(file.vehicle?.dialIn),
  chassisCertNumber: (file) => text(file.vehicle?.chassisNumber),
  chassisCertExpires: (file) => day(file.vehicle?.chassisExpires),
  transponderNumber: (file) => text(file.vehicle?.transponder),
};

export const terms: Columns<RacerFile> = {
  documentTitle: (file) => text(file.waiver?.title),
  documentVersion: (file) => text(file.waiver?.version),
  signingStatus: (file) => word('terms.signingStatus')(file.waiver?.state),
  accepted: (file) => (file.waiver ? truth(file.waiver.state === 'signed') : undefined),
  acceptedAt: (file) => moment(file.waiver?.signedAt),
  signatureName: (file) => text(file.waiver?.signedBy),
  isMinor: (file) => (file.waiver ? truth(file.waiver.isMinor) : undefined),
  guardianName: (file) => text(file.waiver?.guardian),
};

export const team: Columns<RacerFile> = {
  teamName: (file) => text(file.visit?.team),
  leadInspectorName: (file) => text(file.visit?.lead),
  lane: (file) => text(file.visit?.lane),
  scheduledAt: (file) => moment(file.visit?.scheduledAt),
  finishedAt: (file) => moment(file.visit?.finishedAt),
  inspectors: (file) => texts(file.visit?.inspectors ?? []),
};

export const info: Columns<RacerFile> = {
  inspectionNumber: (file) => text(file.result?.number),
  inspectionType: (file) => word('inspectionInfo.inspectionType')(file.result?.type),
  status: (file) => word('inspectionInfo.status')(file.result?.status),
  failedItems: (file) => texts(file.result?.failedItems ?? []),
  remarks: (file) => text(file.result?.remarks),
  inspectedAt: (file) => moment(file.result?.inspectedAt),
  inspectorName: (file) => text(file.result?.inspector),
  stickerNumber: (file) => text(file.result?.sticker),
  validUntil: (file) => day(file.result?.validUntil),
};

const count = (file: RacerFile, result: 'pass' | 'fail' | 'na'): number | undefined =>
  file.card?.points.filter((point) => point.result === result).length;

export const techCard: Columns<RacerFile> = {
  cardNumber: (file) => text(file.card?.number),
  passed: (file) => number(count(file, 'pass')),
  failed: (file) => number(count(file, 'fail')),
  open: (file) => number(count(file, 'na')),
  driverSignedAt: (file) => moment(file.card?.driverSignedAt),
  inspectorSignedAt: (file) => moment(file.card?.inspectorSignedAt),
};
