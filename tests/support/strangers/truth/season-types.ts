/** The other half of the domain: inspections, papers, and the season that holds everything. */
import type {
  Admin,
  Booking,
  Buyback,
  Category,
  Contact,
  Event,
  Offer,
  RaceClass,
  ScheduleItem,
  Ticket,
  Track,
  Transaction,
  Visitor,
} from './types.ts';

export interface Inspector {
  readonly n: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly team: string;
  readonly role: 'lead' | 'inspector' | 'trainee';
  readonly status: 'available' | 'on_duty' | 'off' | 'suspended';
  readonly track: number;
  readonly certification: string;
  readonly certificateNumber: string;
  readonly certificateExpires: string;
  readonly badge: string;
  readonly email: string;
  readonly phone: string;
  readonly today: number;
  readonly total: number;
  /** Percent. */
  readonly passRate: number;
}

export interface Driver {
  readonly licenseNumber: string;
  readonly licenseClass: string;
  readonly licenseExpires: string;
  readonly medicalExpires?: string;
  readonly helmetRating: string;
  readonly helmetExpires: string;
  readonly harnessExpires: string;
  readonly bloodType: string;
  readonly experience: 'novice' | 'intermediate' | 'advanced';
  readonly emergencyName: string;
  readonly emergencyPhone: string;
}

export interface Vehicle {
  readonly number: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly color: string;
  readonly engine: string;
  readonly horsepower: number;
  readonly weightLbs: number;
  readonly className: string;
  readonly dialIn?: string;
  readonly chassisNumber: string;
  readonly chassisExpires: string;
  readonly transponder: string;
}

export interface Waiver {
  readonly title: string;
  readonly version: string;
  readonly state: 'not_sent' | 'sent' | 'signed' | 'declined';
  readonly signedAt?: string;
  readonly signedBy?: string;
  readonly isMinor: boolean;
  readonly guardian?: string;
}

export interface Visit {
  readonly team: string;
  readonly lead: string;
  readonly lane: string;
  readonly scheduledAt: string;
  readonly finishedAt?: string;
  readonly inspectors: readonly string[];
}

export interface Picture {
  readonly category: 'front' | 'engine' | 'helmet';
  readonly caption: string;
  readonly takenAt: string;
}

export interface Result {
  readonly number: string;
  readonly type: 'event' | 'annual';
  readonly status: 'pending' | 'in_progress' | 'passed' | 'failed' | 'reinspect';
  readonly failedItems: readonly string[];
  readonly remarks?: string;
  readonly inspectedAt?: string;
  readonly inspector?: string;
  readonly sticker?: string;
  readonly validUntil?: string;
}

export interface CardPoint {
  readonly group: string;
  readonly label: string;
  readonly result: 'pass' | 'fail' | 'na';
}

export interface TechCard {
  readonly number: string;
  readonly points: readonly CardPoint[];
  readonly driverSignedAt?: string;
  readonly inspectorSignedAt?: string;
}

/** The seven parts of a racer's inspection for one event. A part that is absent was never made. */
export interface RacerFile {
  readonly visitor: number;
  readonly event: number;
  readonly driver?: Driver;
  readonly vehicle?: Vehicle;
  readonly waiver?: Waiver;
  readonly visit?: Visit;
  readonly pictures: readonly Picture[];
  readonly result?: Result;
  readonly card?: TechCard;
}

export interface W9 {
  readonly track: number;
  readonly status: 'not_requested' | 'sent' | 'completed';
  readonly legalName: string;
  readonly businessName?: string;
  readonly classification: 'llc' | 's_corp' | 'individual';
  readonly tinType: 'ein' | 'ssn';
  /** As servers show it: only the last four digits. */
  readonly tin: string;
  readonly signedBy?: string;
  readonly signedAt?: string;
  readonly requestedAt?: string;
}

export interface Wish {
  readonly n: number;
  readonly event: number;
  readonly visitor: number;
  readonly at: string;
  readonly converted: boolean;
  readonly notified: boolean;
  readonly source: 'app' | 'web';
}

export interface WaiverTemplate {
  readonly track: number;
  readonly title: string;
  readonly version: string;
  readonly effectiveFrom: string;
}

export interface Season {
  /** The day of the event that is under way. */
  readonly today: string;
  readonly tracks: Track[];
  readonly contacts: Contact[];
  readonly admins: Admin[];
  readonly visitors: Visitor[];
  readonly inspectors: Inspector[];
  readonly events: Event[];
  readonly classes: RaceClass[];
  readonly categories: Category[];
  readonly schedule: ScheduleItem[];
  readonly offers: Offer[];
  readonly bookings: Booking[];
  readonly tickets: Ticket[];
  readonly transactions: Transaction[];
  readonly buybacks: Buyback[];
  readonly wishes: Wish[];
  readonly racers: RacerFile[];
  readonly w9s: W9[];
  readonly waivers: WaiverTemplate[];
}
