/** The seven parts of a visitor's inspection; all fields assumed. */
import type { Assumed, DateTime, Day, Key, Url, Word } from './assumed';

export const experienceLevels = ['novice', 'intermediate', 'advanced', 'instructor'] as const;
export const signingStatuses = ['not_sent', 'sent', 'viewed', 'signed', 'declined', 'expired'] as const;
export const inspectionMediaTypes = ['image', 'video', 'pdf'] as const;
export const inspectionMediaCategories = ['front', 'rear', 'engine', 'cage', 'helmet', 'belt_tag', 'other'] as const;
export const inspectionTypes = ['annual', 'event', 'post_session', 'self'] as const;
export const inspectionStatuses = ['pending', 'in_progress', 'passed', 'failed', 'reinspect', 'waived'] as const;
export const techCardResults = ['pass', 'fail', 'reinspect', 'na'] as const;

export type DriverInfo = Assumed<{
  id: Key;
  userId: Key;
  bookingId: Key;
  eventId: Key;
  fullName: string;
  dateOfBirth: Day;
  phone: string;
  email: string;
  address: string;
  licenseNumber: string;
  licenseClass: string;
  licenseExpires: Day;
  medicalExpires: Day;
  bloodType: string;
  helmetRating: string;
  helmetExpires: Day;
  suitRating: string;
  headNeckDevice: string;
  harnessExpires: Day;
  emergencyContactName: string;
  emergencyContactPhone: string;
  emergencyRelation: string;
  experience: Word<typeof experienceLevels>;
  isComplete: boolean;
}>;

export type VehicleInfo = Assumed<{
  id: Key;
  userId: Key;
  vehicleNumber: string;
  year: number;
  make: string;
  model: string;
  color: string;
  vin: string;
  engine: string;
  horsepower: number;
  weightLbs: number;
  fuelType: string;
  tireSize: string;
  tireBrand: string;
  className: string;
  classModifier: string;
  category: string;
  dialIn: string;
  chassisCertNumber: string;
  chassisCertExpires: Day;
  logbookNumber: string;
  transponderNumber: string;
  sponsor: string;
  photos: readonly Url[];
  isComplete: boolean;
}>;

export type Terms = Assumed<{
  id: Key;
  userId: Key;
  eventId: Key;
  documentTitle: string;
  documentVersion: string;
  accepted: boolean;
  acceptedAt: DateTime;
  signatureName: string;
  signatureImage: Url;
  ipAddress: string;
  envelopeId: string;
  signingStatus: Word<typeof signingStatuses>;
  isMinor: boolean;
  guardianName: string;
  pdfUrl: Url;
}>;

export type InspectionTeam = Assumed<{
  teamId: Key;
  teamName: string;
  leadInspectorId: Key;
  leadInspectorName: string;
  inspectors: readonly {
    readonly id: Key;
    readonly name: string;
    readonly badgeNumber: string;
    readonly role: string;
  }[];
  lane: string;
  station: string;
  scheduledAt: DateTime;
  startedAt: DateTime;
  finishedAt: DateTime;
  eventId: Key;
  trackId: Key;
  contactPhone: string;
}>;

export type InspectionMedia = Assumed<{
  id: Key;
  userId: Key;
  inspectionId: Key;
  mediaType: Word<typeof inspectionMediaTypes>;
  category: Word<typeof inspectionMediaCategories>;
  url: Url;
  thumbnailUrl: Url;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  caption: string;
  capturedAt: DateTime;
  uploadedBy: string;
  width: number;
  height: number;
}>;

export type InspectionInfo = Assumed<{
  id: Key;
  inspectionNumber: string;
  inspectionType: Word<typeof inspectionTypes>;
  status: Word<typeof inspectionStatuses>;
  result: string;
  failedItems: number;
  remarks: string;
  inspectedAt: DateTime;
  inspectorName: string;
  stickerNumber: string;
  validFrom: Day;
  validUntil: Day;
  reinspectionDue: DateTime;
  odometer: number;
  eventName: string;
  className: string;
}>;

export interface TechCardItem {
  readonly section: string;
  readonly code: string;
  readonly label: string;
  readonly result: Word<typeof techCardResults>;
  readonly value?: string;
  readonly note?: string;
  readonly photoUrl?: Url;
}

export type TechCard = Assumed<{
  id: Key;
  cardNumber: string;
  driverName: string;
  vehicleNumber: string;
  year: number;
  make: string;
  model: string;
  className: string;
  items: readonly TechCardItem[];
  passCount: number;
  failCount: number;
  driverSignature: Url;
  inspectorSignature: Url;
  signedAt: DateTime;
  pdfUrl: Url;
  status: string;
}>;
