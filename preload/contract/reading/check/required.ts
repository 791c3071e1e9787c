/** The fields that screens require: those in list columns and record headers. */
import type { EntityName } from '../entity-name';
import type { entityFields } from '../fields/index';

type Names = { readonly [E in EntityName]: readonly (keyof (typeof entityFields)[E]['fields'])[] };

const required: Names = {
  admin: ['id', 'fullName', 'email', 'roleName', 'status'],
  booking: [
    'id',
    'bookingNumber',
    'userId',
    'userName',
    'eventId',
    'eventName',
    'eventDate',
    'ticketCount',
    'total',
    'currency',
    'bookingStatus',
    'paymentStatus',
  ],
  buyback: ['id', 'buybackNumber', 'bookingId', 'userName', 'eventName', 'buybackPrice', 'status', 'requestedAt'],
  country: ['id', 'name', 'dialCode'],
  dashboard: ['totalRevenue', 'totalBookings', 'totalTicketsSold', 'totalVisitors', 'activeEvents'],
  driverInfo: ['fullName', 'dateOfBirth', 'licenseNumber', 'licenseExpires', 'medicalExpires', 'emergencyContactName'],
  event: ['id', 'eventCode', 'name', 'trackName', 'startDate', 'status'],
  eventBuyback: ['className', 'round', 'price', 'opensAt', 'closesAt'],
  eventCategory: ['id', 'name', 'type'],
  eventClass: ['id', 'name', 'entryFee', 'capacity', 'sold'],
  eventLatest: ['eventId', 'title', 'countdownTo'],
  eventSchedule: ['id', 'day', 'startTime', 'title'],
  inspectionInfo: ['id', 'status', 'result', 'inspectedAt', 'validUntil'],
  inspectionMedia: ['id', 'url', 'mediaType'],
  inspectionTeam: ['teamName', 'leadInspectorName', 'inspectors'],
  inspector: ['id', 'inspectorCode', 'fullName', 'teamName', 'status'],
  login: ['id', 'email', 'accessToken', 'ability'],
  media: ['id', 'url', 'fileName'],
  profile: ['id', 'firstName', 'lastName', 'email'],
  role: ['id', 'name', 'permissions', 'userCount'],
  state: ['id', 'name', 'code'],
  techCard: ['cardNumber', 'items', 'status'],
  terms: ['accepted', 'acceptedAt', 'signatureName'],
  ticket: [
    'id',
    'ticketNumber',
    'bookingId',
    'holderName',
    'ticketType',
    'eventName',
    'price',
    'status',
    'isCheckedIn',
  ],
  track: ['id', 'trackCode', 'name', 'city', 'state', 'timezone', 'status'],
  trackContact: ['id', 'trackId', 'firstName', 'lastName', 'email', 'phone'],
  transaction: ['id', 'bookingNumber', 'amount', 'currency', 'type', 'status', 'processedAt'],
  userRole: ['ability'],
  vehicleInfo: ['vehicleNumber', 'make', 'model', 'className', 'chassisCertExpires'],
  visitor: ['id', 'visitorCode', 'firstName', 'lastName', 'email', 'phone', 'userType', 'status'],
  w9: ['legalName', 'taxClassification', 'status', 'signedAt'],
  waiverTemplate: ['id', 'title', 'version'],
  wish: ['id', 'userName', 'eventName', 'wishlistedAt'],
};

export const isRequired = (entity: EntityName, field: string): boolean =>
  (required[entity] as readonly string[]).includes(field);
