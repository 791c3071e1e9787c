/** The garage's inspection: driver and car are one document, and the results of a tech card are maps in maps. */
import { area } from '../area.ts';
import type { RacerFile, TechCard } from '../truth/season-types.ts';
import type { View } from '../truth/view.ts';
import { compact, idOf, unix, word } from './format.ts';

const results = { pass: 'pass', fail: 'fail', na: 'not_checked' } as const;

const pointsOf = (card: TechCard | undefined): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const groups: Record<string, Record<string, string>> = {};
  for (const { group, label, result } of card?.points ?? [])
    groups[group] = { ...groups[group], [label]: results[result] };
  return groups;
};

export const parts = (view: View) => {
  const document = (file: RacerFile) =>
    compact({
      user_id: idOf('visitors', file.visitor),
      event_id: idOf('events', file.event),
      driver:
        file.driver === undefined
          ? null
          : {
              name: view.nameOf(file.visitor),
              born_on: view.visitor(file.visitor).birth,
              license: {
                no: file.driver.licenseNumber,
                class: file.driver.licenseClass,
                expires_on: file.driver.licenseExpires,
              },
              medical_expires_on: file.driver.medicalExpires,
              helmet: { rating: file.driver.helmetRating, expires_on: file.driver.helmetExpires },
              harness_expires_on: file.driver.harnessExpires,
              level: word('driverInfo.experience', file.driver.experience),
              ice: { name: file.driver.emergencyName, phone: file.driver.emergencyPhone },
            },
      car: compact({
        no: file.vehicle?.number,
        year: file.vehicle?.year,
        make: file.vehicle?.make,
        model: file.vehicle?.model,
        color: file.vehicle?.color,
        engine: file.vehicle?.engine,
        hp: file.vehicle?.horsepower,
        weight_lbs: file.vehicle?.weightLbs,
        class: file.vehicle?.className,
        dial_in: file.vehicle?.dialIn,
        chassis_cert: { no: file.vehicle?.chassisNumber, expires_on: file.vehicle?.chassisExpires },
        transponder: file.vehicle?.transponder,
      }),
    });
  return {
    driver: area('driver', view, {
      leavesOut: ({ driver }) => driver === undefined,
      row: document,
      paths: {
        fullName: 'driver.name',
        dateOfBirth: 'driver.born_on',
        licenseNumber: 'driver.license.no',
        licenseClass: 'driver.license.class',
        licenseExpires: 'driver.license.expires_on',
        medicalExpires: 'driver.medical_expires_on',
        helmetRating: 'driver.helmet.rating',
        helmetExpires: 'driver.helmet.expires_on',
        harnessExpires: 'driver.harness_expires_on',
        experience: 'driver.level',
        emergencyContactName: 'driver.ice.name',
        emergencyContactPhone: 'driver.ice.phone',
      },
    }),
    vehicle: area('vehicle', view, {
      row: document,
      paths: {
        vehicleNumber: 'car.no',
        year: 'car.year',
        make: 'car.make',
        model: 'car.model',
        color: 'car.color',
        engine: 'car.engine',
        horsepower: 'car.hp',
        weightLbs: 'car.weight_lbs',
        className: 'car.class',
        dialIn: 'car.dial_in',
        chassisCertNumber: 'car.chassis_cert.no',
        chassisCertExpires: 'car.chassis_cert.expires_on',
        transponderNumber: 'car.transponder',
      },
    }),
    terms: area('terms', view, {
      row: (file) =>
        compact({
          user_id: idOf('visitors', file.visitor),
          event_id: idOf('events', file.event),
          title: file.waiver?.title,
          version: file.waiver?.version,
          state: word('terms.signingStatus', file.waiver?.state ?? 'not_sent'),
          signed_at: unix(file.waiver?.signedAt),
          signed_by: file.waiver?.signedBy,
          minor: file.waiver?.isMinor,
          guardian: file.waiver?.guardian,
        }),
      paths: {
        documentTitle: 'title',
        documentVersion: 'version',
        signingStatus: 'state',
        accepted: '~state',
        acceptedAt: 'signed_at',
        signatureName: 'signed_by',
        isMinor: 'minor',
        guardianName: 'guardian',
      },
    }),
    team: area('team', view, {
      row: (file) =>
        compact({
          user_id: idOf('visitors', file.visitor),
          team: file.visit?.team,
          lead: file.visit?.lead,
          crew: file.visit?.inspectors,
          lane: file.visit?.lane,
          slot_at: unix(file.visit?.scheduledAt),
          done_at: unix(file.visit?.finishedAt),
        }),
      paths: {
        teamName: 'team',
        leadInspectorName: 'lead',
        inspectors: 'crew',
        lane: 'lane',
        scheduledAt: 'slot_at',
        finishedAt: 'done_at',
      },
    }),
    info: area('info', view, {
      row: (file) =>
        compact({
          user_id: idOf('visitors', file.visitor),
          no: file.result?.number,
          result: word('inspectionInfo.status', file.result?.status ?? 'pending'),
          // The database drops empty lists.
          problems: file.result?.failedItems.length === 0 ? null : file.result?.failedItems,
          remarks: file.result?.remarks,
          at: unix(file.result?.inspectedAt),
          by: file.result?.inspector,
          sticker: file.result?.sticker,
          good_until: file.result?.validUntil,
        }),
      paths: {
        inspectionNumber: 'no',
        status: 'result',
        failedItems: 'problems',
        remarks: 'remarks',
        inspectedAt: 'at',
        inspectorName: 'by',
        stickerNumber: 'sticker',
        validUntil: 'good_until',
      },
    }),
    techCard: area('techCard', view, {
      row: (file) =>
        compact({
          user_id: idOf('visitors', file.visitor),
          no: file.card?.number,
          checks: pointsOf(file.card),
          driver_signed_at: unix(file.card?.driverSignedAt),
          inspector_signed_at: unix(file.card?.inspectorSignedAt),
        }),
      paths: {
        cardNumber: 'no',
        passed: '~checks',
        failed: '~checks',
        open: '~checks',
        driverSignedAt: 'driver_signed_at',
        inspectorSignedAt: 'inspector_signed_at',
      },
    }),
  };
};
