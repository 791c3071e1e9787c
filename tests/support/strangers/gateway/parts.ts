/** The gateway's inspection: certificates and checks are rows, not fields. */
import { area } from '../area.ts';
import type { RacerFile } from '../truth/season-types.ts';
import type { View } from '../truth/view.ts';
import { date, dateTime, flag, idOf, results } from './format.ts';
import { coded } from './words.ts';

const owner = ({ visitor, event }: RacerFile) => ({
  PartnerId: idOf('visitors', visitor),
  EventId: idOf('events', event),
});

const pointTexts = { pass: ['P', 'Passed'], fail: ['F', 'Failed'], na: ['N', 'Not checked'] } as const;

export const parts = (view: View) => ({
  driver: area('driver', view, {
    leavesOut: ({ driver }) => driver === undefined,
    row: (file) => ({
      ...owner(file),
      FullName: view.nameOf(file.visitor),
      BirthDate: date(view.visitor(file.visitor).birth),
      BloodGroup: file.driver?.bloodType,
      ...(file.driver ? coded('driverInfo.experience', file.driver.experience, 'ExperienceLevel') : {}),
      EmergencyContact: { Name: file.driver?.emergencyName, TelephoneNumber: file.driver?.emergencyPhone },
      License: {
        LicenseNumber: file.driver?.licenseNumber,
        LicenseClassText: file.driver?.licenseClass,
        ValidToDate: date(file.driver?.licenseExpires),
      },
      Certificates: results([
        {
          CertificateType: 'MED',
          CertificateTypeText: 'Medical certificate',
          ValidToDate: date(file.driver?.medicalExpires),
        },
        {
          CertificateType: 'HEL',
          CertificateTypeText: 'Helmet',
          Standard: file.driver?.helmetRating,
          ValidToDate: date(file.driver?.helmetExpires),
        },
        { CertificateType: 'HAR', CertificateTypeText: 'Harness', ValidToDate: date(file.driver?.harnessExpires) },
      ]),
    }),
    paths: {
      fullName: 'FullName',
      dateOfBirth: 'BirthDate',
      bloodType: 'BloodGroup',
      experience: 'ExperienceLevelText',
      emergencyContactName: 'EmergencyContact.Name',
      emergencyContactPhone: 'EmergencyContact.TelephoneNumber',
      licenseNumber: 'License.LicenseNumber',
      licenseClass: 'License.LicenseClassText',
      licenseExpires: 'License.ValidToDate',
      medicalExpires: 'Certificates.results[CertificateType=MED].ValidToDate',
      helmetRating: 'Certificates.results[CertificateType=HEL].Standard',
      helmetExpires: 'Certificates.results[CertificateType=HEL].ValidToDate',
      harnessExpires: 'Certificates.results[CertificateType=HAR].ValidToDate',
    },
  }),
  vehicle: area('vehicle', view, {
    row: (file) => ({
      ...owner(file),
      StartNumber: file.vehicle?.number,
      ModelYear: String(file.vehicle?.year),
      Manufacturer: file.vehicle?.make,
      ModelName: file.vehicle?.model,
      ColorText: file.vehicle?.color,
      EngineDescription: file.vehicle?.engine,
      PowerHP: file.vehicle?.horsepower,
      Weight: { Value: String(file.vehicle?.weightLbs), Unit: 'LB' },
      ClassName: file.vehicle?.className,
      DialIn: file.vehicle?.dialIn ?? '',
      Chassis: { CertificateNumber: file.vehicle?.chassisNumber, ValidToDate: date(file.vehicle?.chassisExpires) },
      TransponderNumber: file.vehicle?.transponder,
    }),
    paths: {
      vehicleNumber: 'StartNumber',
      year: 'ModelYear',
      make: 'Manufacturer',
      model: 'ModelName',
      color: 'ColorText',
      engine: 'EngineDescription',
      horsepower: 'PowerHP',
      weightLbs: 'Weight.Value',
      className: 'ClassName',
      dialIn: 'DialIn',
      chassisCertNumber: 'Chassis.CertificateNumber',
      chassisCertExpires: 'Chassis.ValidToDate',
      transponderNumber: 'TransponderNumber',
    },
  }),
  terms: area('terms', view, {
    row: (file) => ({
      ...owner(file),
      DocumentTitle: file.waiver?.title,
      DocumentVersion: file.waiver?.version,
      ...coded('terms.signingStatus', file.waiver?.state ?? 'not_sent', 'SignatureStatus'),
      SignatureDateTime: dateTime(file.waiver?.signedAt),
      SignerName: file.waiver?.signedBy ?? '',
      SignerIsMinor: flag(file.waiver?.isMinor ?? false),
      GuardianName: file.waiver?.guardian ?? '',
    }),
    paths: {
      documentTitle: 'DocumentTitle',
      documentVersion: 'DocumentVersion',
      signingStatus: 'SignatureStatusText',
      accepted: '~SignatureStatusText',
      acceptedAt: 'SignatureDateTime',
      signatureName: 'SignerName',
      isMinor: 'SignerIsMinor',
      guardianName: 'GuardianName',
    },
  }),
  team: area('team', view, {
    row: (file) => ({
      ...owner(file),
      TeamName: file.visit?.team,
      LeadInspector: { FullName: file.visit?.lead },
      LaneText: file.visit?.lane,
      PlannedDateTime: dateTime(file.visit?.scheduledAt),
      CompletionDateTime: dateTime(file.visit?.finishedAt),
      Members: results((file.visit?.inspectors ?? []).map((name) => ({ FullName: name }))),
    }),
    paths: {
      teamName: 'TeamName',
      leadInspectorName: 'LeadInspector.FullName',
      lane: 'LaneText',
      scheduledAt: 'PlannedDateTime',
      finishedAt: 'CompletionDateTime',
      inspectors: 'Members.results',
    },
  }),
  info: area('info', view, {
    row: (file) => ({
      ...owner(file),
      InspectionNumber: file.result?.number,
      ...coded('inspectionInfo.inspectionType', file.result?.type ?? 'event', 'InspectionType'),
      ...coded('inspectionInfo.status', file.result?.status ?? 'pending', 'InspectionResult'),
      Defects: results(
        (file.result?.failedItems ?? []).map((text, index) => ({ Item: String(index + 1), DefectText: text })),
      ),
      RemarkText: file.result?.remarks ?? '',
      InspectionDateTime: dateTime(file.result?.inspectedAt),
      InspectorName: file.result?.inspector ?? '',
      StickerNumber: file.result?.sticker ?? '',
      ValidToDate: date(file.result?.validUntil),
    }),
    paths: {
      inspectionNumber: 'InspectionNumber',
      inspectionType: 'InspectionTypeText',
      status: 'InspectionResultText',
      failedItems: 'Defects.results',
      remarks: 'RemarkText',
      inspectedAt: 'InspectionDateTime',
      inspectorName: 'InspectorName',
      stickerNumber: 'StickerNumber',
      validUntil: 'ValidToDate',
    },
  }),
  techCard: area('techCard', view, {
    row: (file) => ({
      ...owner(file),
      CardNumber: file.card?.number,
      Checks: results(
        (file.card?.points ?? []).map(({ group, label, result }, index) => ({
          Item: String((index + 1) * 10).padStart(4, '0'),
          GroupText: group,
          CheckText: label,
          ResultCode: pointTexts[result][0],
          ResultText: pointTexts[result][1],
        })),
      ),
      DriverSignatureDateTime: dateTime(file.card?.driverSignedAt),
      InspectorSignatureDateTime: dateTime(file.card?.inspectorSignedAt),
    }),
    paths: {
      cardNumber: 'CardNumber',
      passed: '~Checks.results',
      failed: '~Checks.results',
      open: '~Checks.results',
      driverSignedAt: 'DriverSignatureDateTime',
      inspectorSignedAt: 'InspectorSignatureDateTime',
    },
  }),
});
