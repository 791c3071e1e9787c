/** The seven parts of a racer's inspection: the newest one, or the one of an event or booking. */
import type { InspectionMedia, TechCard } from '@contract/entities/inspection';
import { demoSeed } from '../database/demo';
import { firstBookingId } from '../seeds/bookings';
import { dateTimeText, dayText, day as oneDay } from '../seeds/calendar';
import { lacksGuardian, signingOf } from '../seeds/event-day';
import { type EventSeed, liveIndex } from '../seeds/events';
import { type InspectionSeed, inspectionNumber, pointCount, sections } from '../seeds/inspections';
import { indicesOfTeam, teamName } from '../seeds/inspectors';
import { plate, signature } from '../seeds/pictures';
import { makeDriver, makeVehicle } from '../seeds/vehicles';
import { firstVisitorId, type VisitorSeed } from '../seeds/visitors';
import type { AnswersOf, Context } from './context';
import { missing, type Refusal } from './refusal';

type Key = string | number;
type Point = NonNullable<TechCard['items']>[number];
interface Asked {
  readonly userId: Key;
  readonly eventId?: Key | undefined;
  readonly bookingId?: Key | undefined;
}
interface Found {
  readonly seed: InspectionSeed;
  readonly visitor: VisitorSeed;
  readonly event: EventSeed;
}

const found = ({ demo }: Context, { userId, eventId, bookingId }: Asked): Found | Refusal => {
  const { events, visitors } = demo.seedData();
  const visitorIndex = Number(userId) - firstVisitorId;
  const seed = demo
    .inspections()
    .find(
      (one) =>
        one.visitor === visitorIndex &&
        (eventId === undefined || String(events[one.event]?.id) === String(eventId)) &&
        (bookingId === undefined || String(firstBookingId + one.booking) === String(bookingId)),
    );
  const visitor = visitors[visitorIndex];
  const event = seed && events[seed.event];
  return seed && visitor && event ? { seed, visitor, event } : missing('inspection');
};

/** An answer created from the inspection, or a not-found error. */
const part =
  <O>(make: (one: Found, context: Context) => O) =>
  (input: Asked, context: Context): O | Refusal => {
    const one = found(context, input);
    return 'seed' in one ? make(one, context) : one;
  };

/** The fault that an inspector notes for a failed point: "No leaks" fails because of leaks. */
const defectOf = (label: string): string =>
  label.replace(/^No /, '').replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());

const pointsOf = ({ failed, status }: InspectionSeed): Point[] =>
  sections
    .flatMap(({ name, points }) => points.map((label) => ({ section: name, label })))
    .map(({ section, label }, index) => {
      const bad = failed.includes(index);
      const open = status === 'pending' || (status === 'in_progress' && index > pointCount / 2);
      const code = `${section.slice(0, 2).toUpperCase()}-${String((index % 2) + 1).padStart(2, '0')}`;
      if (!bad) return { section, code, label, result: open ? 'na' : 'pass' };
      return { section, code, label, result: status === 'reinspect' ? 'reinspect' : 'fail', note: 'Needs work' };
    });

const results: Readonly<Partial<Record<InspectionSeed['status'], string>>> = {
  passed: 'Passed',
  failed: 'Failed',
  reinspect: 'Reinspect',
  waived: 'Waived',
};

const views = ['front', 'rear', 'engine', 'cage', 'helmet', 'belt_tag'] as const;

export const inspection = {
  driverInfo: part(({ seed, visitor, event }, { demo }) =>
    makeDriver(
      seed.visitor,
      visitor,
      {
        bookingId: firstBookingId + seed.booking,
        eventId: event.id,
        licenseClass: event.classes.find(({ name }) => name === seed.className)?.license ?? '',
      },
      demo.today,
      demoSeed,
    ),
  ),
  vehicleInfo: part(({ seed, visitor }, { demo }) => makeVehicle(seed.visitor, visitor, seed, demo.today, demoSeed)),
  terms: part(({ seed, visitor, event }, { demo }) => {
    const signing = seed.event === liveIndex ? signingOf(seed.visitor) : seed.status === 'pending' ? 'sent' : 'signed';
    const signed = signing === 'signed';
    const isMinor = seed.category === 'Junior';
    const isUnguarded = seed.event === liveIndex && lacksGuardian(seed.visitor);
    return {
      id: 60_001 + seed.index,
      userId: visitor.id,
      eventId: event.id,
      documentTitle: `${dayText(demo.today).slice(0, 4)} Participant Waiver`,
      documentVersion: `v${2 + ((event.track.id - 1) % 4)}`,
      accepted: signed,
      acceptedAt: signed ? dateTimeText(seed.scheduled - 5 * 3_600_000) : null,
      signatureName: signed ? visitor.name : null,
      signatureImage: signed ? signature(seed.visitor) : null,
      ipAddress: `203.0.113.${seed.index % 250}`,
      envelopeId: `4d2a-${10_000 + seed.index}`,
      signingStatus: signing,
      isMinor,
      guardianName: isMinor && !isUnguarded ? `${visitor.lastName ?? ''} family` : null,
      pdfUrl: signed ? `https://documents.example.com/waivers/${60_001 + seed.index}.pdf` : null,
    };
  }),
  team: part(({ seed, event }, { demo }) => {
    const people = indicesOfTeam(seed.team).flatMap((index) => demo.inspectors.all().slice(index, index + 1));
    const [lead] = people;
    return {
      id: seed.team + 1,
      teamId: seed.team + 1,
      teamName: teamName(seed.team),
      leadInspectorId: lead?.id ?? null,
      leadInspectorName: lead?.fullName ?? null,
      inspectors: people.map(({ id, fullName, badgeNumber, role }) => ({
        id: id ?? 0,
        name: fullName ?? '',
        badgeNumber: badgeNumber ?? '',
        role: role ?? 'inspector',
      })),
      lane: `Lane ${seed.lane}`,
      station: seed.index % 3 === 0 ? 'Paddock' : 'Tech shed',
      scheduledAt: dateTimeText(seed.scheduled),
      startedAt: seed.status === 'pending' ? null : dateTimeText(seed.scheduled + 180_000),
      finishedAt: seed.inspected === undefined ? null : dateTimeText(seed.inspected),
      eventId: event.id,
      trackId: event.track.id,
      contactPhone: lead?.phone ?? null,
    };
  }),
  media: part(({ seed, visitor }, { demo }): InspectionMedia[] => {
    const by = demo.inspectors.all()[seed.inspector];
    const at = seed.inspected ?? seed.scheduled;
    return (seed.status === 'pending' ? [] : views.slice(0, 3 + (seed.index % 4))).map((view, index) => {
      const picture = plate(`${view.replace('_', ' ')}`, seed.visitor + index);
      return {
        id: seed.index * 10 + index + 1,
        userId: visitor.id,
        inspectionId: seed.index + 1,
        mediaType: 'image',
        category: view,
        url: picture,
        thumbnailUrl: picture,
        fileName: `IMG_${2_000 + seed.index * 6 + index}.jpg`,
        mimeType: 'image/jpeg',
        sizeBytes: 1_400_000 + ((seed.index * 7_919 + index * 104_729) % 2_600_000),
        caption: index === 0 && seed.failed.length > 0 ? 'Needs another look' : null,
        capturedAt: dateTimeText(at - (6 - index) * 60_000),
        uploadedBy: by?.fullName ?? null,
        width: 4_032,
        height: 3_024,
      };
    });
  }),
  info: part(({ seed, event }, { demo }) => {
    const done = seed.inspected;
    const passed = seed.status === 'passed';
    const [worst] = pointsOf(seed).filter(({ note }) => note !== undefined);
    return {
      id: seed.index + 1,
      inspectionNumber: inspectionNumber(seed),
      inspectionType: seed.index % 5 === 0 ? 'annual' : 'event',
      status: seed.status,
      result: done === undefined ? null : (results[seed.status] ?? null),
      failedItems: seed.failed.length,
      remarks: worst?.label ? defectOf(worst.label) : null,
      inspectedAt: done === undefined ? null : dateTimeText(done),
      inspectorName: done === undefined ? null : (demo.inspectors.all()[seed.inspector]?.fullName ?? null),
      stickerNumber: passed ? `A-${1_000 + seed.index}` : null,
      validFrom: passed && done !== undefined ? dayText(Math.floor(done / oneDay)) : null,
      validUntil: passed && done !== undefined ? `${dateTimeText(done).slice(0, 4)}-12-31` : null,
      reinspectionDue: seed.due === undefined ? null : dateTimeText(seed.due),
      odometer: 8_000 + seed.visitor * 37,
      eventName: event.name,
      timezone: event.track.zone,
      className: seed.className,
    };
  }),
  techCard: part(({ seed, visitor }, { demo }) => {
    const vehicle = makeVehicle(seed.visitor, visitor, seed, demo.today, demoSeed);
    const items = pointsOf(seed);
    const signed = seed.inspected !== undefined;
    return {
      id: seed.index + 1,
      cardNumber: `TC-${String(seed.index + 1).padStart(4, '0')}`,
      driverName: visitor.name,
      vehicleNumber: vehicle.vehicleNumber,
      year: vehicle.year,
      make: vehicle.make,
      model: vehicle.model,
      className: seed.className,
      items,
      passCount: items.filter(({ result }) => result === 'pass').length,
      failCount: items.filter(({ result }) => result === 'fail' || result === 'reinspect').length,
      driverSignature: signed ? signature(seed.visitor) : null,
      inspectorSignature: signed ? signature(seed.inspector + 7) : null,
      signedAt: seed.inspected === undefined ? null : dateTimeText(seed.inspected),
      pdfUrl: signed ? `https://documents.example.com/tech/${seed.index + 1}.pdf` : null,
      status: seed.status,
    };
  }),
} satisfies AnswersOf<'inspection'>;
