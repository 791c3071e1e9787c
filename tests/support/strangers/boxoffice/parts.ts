/** The box office's inspection, an add-on: a part that was never made is not found. */
import { area } from '../area.ts';
import type { RacerFile } from '../truth/season-types.ts';
import type { View } from '../truth/view.ts';
import { i18n, idOf, utc, word } from './format.ts';

const outcomes = { pass: 'ok', fail: 'not_ok', na: 'open' } as const;

export const parts = (view: View) => {
  const owner = ({ visitor, event }: RacerFile) => ({
    racer: { identifier: idOf('visitors', visitor), name: view.nameOf(visitor) },
    event: idOf('events', event),
  });
  return {
    driver: area('driver', view, {
      leavesOut: ({ driver }) => driver === undefined,
      row: (file) => ({
        ...owner(file),
        birth_date: view.visitor(file.visitor).birth,
        blood_type: file.driver?.bloodType,
        experience: file.driver?.experience,
        licence: {
          number: file.driver?.licenseNumber,
          grade: file.driver?.licenseClass,
          valid_until: file.driver?.licenseExpires,
        },
        medical: { valid_until: file.driver?.medicalExpires },
        equipment: {
          helmet: { standard: file.driver?.helmetRating, valid_until: file.driver?.helmetExpires },
          harness: { valid_until: file.driver?.harnessExpires },
        },
        emergency_contact: { name: file.driver?.emergencyName, phone: file.driver?.emergencyPhone },
      }),
      paths: {
        fullName: 'racer.name',
        dateOfBirth: 'birth_date',
        bloodType: 'blood_type',
        experience: 'experience',
        licenseNumber: 'licence.number',
        licenseClass: 'licence.grade',
        licenseExpires: 'licence.valid_until',
        medicalExpires: 'medical.valid_until',
        helmetRating: 'equipment.helmet.standard',
        helmetExpires: 'equipment.helmet.valid_until',
        harnessExpires: 'equipment.harness.valid_until',
        emergencyContactName: 'emergency_contact.name',
        emergencyContactPhone: 'emergency_contact.phone',
      },
    }),
    vehicle: area('vehicle', view, {
      row: (file) => ({
        ...owner(file),
        start_number: file.vehicle?.number,
        car: {
          year: file.vehicle?.year,
          make: file.vehicle?.make,
          model: file.vehicle?.model,
          color: file.vehicle?.color,
        },
        engine: { description: file.vehicle?.engine, horsepower: file.vehicle?.horsepower },
        weight_lbs: file.vehicle?.weightLbs,
        race_class: i18n(file.vehicle?.className ?? ''),
        dial_in: file.vehicle?.dialIn ?? null,
        chassis_certificate: { number: file.vehicle?.chassisNumber, valid_until: file.vehicle?.chassisExpires },
        transponder: file.vehicle?.transponder,
      }),
      paths: {
        vehicleNumber: 'start_number',
        year: 'car.year',
        make: 'car.make',
        model: 'car.model',
        color: 'car.color',
        engine: 'engine.description',
        horsepower: 'engine.horsepower',
        weightLbs: 'weight_lbs',
        className: 'race_class.en',
        dialIn: 'dial_in',
        chassisCertNumber: 'chassis_certificate.number',
        chassisCertExpires: 'chassis_certificate.valid_until',
        transponderNumber: 'transponder',
      },
    }),
    terms: area('terms', view, {
      row: (file) => ({
        ...owner(file),
        document: { title: i18n(file.waiver?.title ?? ''), version: file.waiver?.version },
        state: word('terms.signingStatus', file.waiver?.state ?? 'not_sent'),
        signature:
          file.waiver?.signedAt === undefined
            ? null
            : { datetime: utc(file.waiver.signedAt), name: file.waiver.signedBy },
        is_minor: file.waiver?.isMinor,
        guardian: file.waiver?.guardian ?? null,
      }),
      paths: {
        documentTitle: 'document.title.en',
        documentVersion: 'document.version',
        signingStatus: 'state',
        accepted: '~state',
        acceptedAt: 'signature.datetime',
        signatureName: 'signature.name',
        isMinor: 'is_minor',
        guardianName: 'guardian',
      },
    }),
    team: area('team', view, {
      row: (file) => ({
        ...owner(file),
        team: { name: file.visit?.team, lead: file.visit?.lead, members: file.visit?.inspectors },
        lane: file.visit?.lane,
        appointment: utc(file.visit?.scheduledAt),
        finished: utc(file.visit?.finishedAt),
      }),
      paths: {
        teamName: 'team.name',
        leadInspectorName: 'team.lead',
        inspectors: 'team.members',
        lane: 'lane',
        scheduledAt: 'appointment',
        finishedAt: 'finished',
      },
    }),
    info: area('info', view, {
      row: (file) => ({
        ...owner(file),
        number: file.result?.number,
        kind: word('inspectionInfo.inspectionType', file.result?.type ?? 'event'),
        state: word('inspectionInfo.status', file.result?.status ?? 'pending'),
        failed_checks: file.result?.failedItems,
        remarks: file.result?.remarks ?? '',
        inspected: utc(file.result?.inspectedAt),
        inspector: file.result?.inspector ?? null,
        sticker: file.result?.sticker ?? null,
        valid_until: file.result?.validUntil ?? null,
      }),
      paths: {
        inspectionNumber: 'number',
        inspectionType: 'kind',
        status: 'state',
        failedItems: 'failed_checks',
        remarks: 'remarks',
        inspectedAt: 'inspected',
        inspectorName: 'inspector',
        stickerNumber: 'sticker',
        validUntil: 'valid_until',
      },
    }),
    techCard: area('techCard', view, {
      row: (file) => ({
        ...owner(file),
        number: file.card?.number,
        sections: [...new Set(file.card?.points.map(({ group }) => group))].map((group) => ({
          title: i18n(group),
          checks: file.card?.points
            .filter((each) => each.group === group)
            .map(({ label, result }) => ({ label: i18n(label), outcome: outcomes[result] })),
        })),
        signatures: {
          driver: file.card?.driverSignedAt === undefined ? null : { datetime: utc(file.card.driverSignedAt) },
          inspector: file.card?.inspectorSignedAt === undefined ? null : { datetime: utc(file.card.inspectorSignedAt) },
        },
      }),
      paths: {
        cardNumber: 'number',
        passed: '~sections',
        failed: '~sections',
        open: '~sections',
        driverSignedAt: 'signatures.driver.datetime',
        inspectorSignedAt: 'signatures.inspector.datetime',
      },
    }),
  };
};
