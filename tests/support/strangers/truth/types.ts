/**
 * The domain of the season that all strangers serve. Ids are small numbers (`n`), from which each server makes its own.
 * Money is in cents, moments are ISO texts in UTC, days are `YYYY-MM-DD`. Words are those of the product's screens.
 */

export interface Track {
  readonly n: number;
  readonly code: string;
  name: string;
  readonly type: 'drag_strip' | 'road_course' | 'drift';
  readonly status: 'active' | 'pending';
  readonly address1: string;
  readonly address2?: string;
  city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: 'United States' | 'Canada';
  readonly timezone: string;
  readonly currency: 'USD' | 'CAD';
  phone: string;
  email: string;
  website: string;
  capacity: number;
  readonly waiverRequired: boolean;
  /** Hundredths of a percent: 1250 is 12.5 %. */
  readonly commission: number;
  readonly length: string;
  readonly surface: string;
  readonly sanctioningBody: string;
  readonly hours: string;
  readonly amenities: readonly string[];
  readonly description: string;
}

export interface Contact {
  readonly n: number;
  readonly track: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly designation: string;
  readonly department: string;
  readonly email: string;
  readonly phone: string;
  readonly altPhone?: string;
  readonly isPrimary: boolean;
  readonly isEmergency: boolean;
  readonly availability: string;
}

export interface Admin {
  readonly n: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  jobTitle: string;
  readonly role: 'owner' | 'manager' | 'gate';
  readonly status: 'active' | 'inactive' | 'invited';
  readonly tracks: readonly number[];
  readonly twoFactor: boolean;
  readonly lastLoginAt?: string;
  readonly invitedAt: string;
  city: string;
  state: string;
}

export interface Visitor {
  readonly n: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  readonly type: 'racer' | 'spectator';
  readonly birth: string;
  readonly gender: 'female' | 'male' | 'other' | 'not_said';
  readonly status: 'active' | 'blocked' | 'deleted';
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly phoneVerified: boolean;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipCode: string;
  readonly memberNumber?: string;
  readonly memberExpires?: string;
  readonly licenseNumber?: string;
  readonly emergencyName?: string;
  readonly emergencyPhone?: string;
  readonly registeredAt: string;
  readonly lastLoginAt: string;
  readonly device: 'ios' | 'android' | 'web';
  readonly appVersion: string;
}

export interface Event {
  readonly n: number;
  readonly code: string;
  readonly name: string;
  readonly nameEs: string;
  readonly type: 'drag' | 'circuit' | 'drift' | 'test_and_tune';
  readonly status: 'published' | 'live' | 'completed' | 'postponed';
  readonly track: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly start: string;
  readonly end: string;
  readonly gateOpen: string;
  readonly organizer: string;
  readonly description: string;
  readonly weatherPolicy: string;
  readonly isPublic: boolean;
  readonly contactEmail: string;
  readonly rulesUrl: string;
  readonly racerCapacity: number;
  readonly spectatorCapacity: number;
  readonly registrationStart: string;
  readonly registrationEnd: string;
  readonly salesEnd: string;
}

export interface RaceClass {
  readonly n: number;
  readonly event: number;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly entryFee: number;
  readonly capacity: number;
  readonly minAge: number;
  readonly license: string;
  readonly index: string;
  readonly payout: string;
}

export interface Category {
  readonly n: number;
  readonly event: number;
  readonly name: string;
  readonly audience: 'racer' | 'spectator';
  readonly description: string;
}

export interface ScheduleItem {
  readonly n: number;
  readonly event: number;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly type: 'gate' | 'tech' | 'meeting' | 'qualifying' | 'race' | 'ceremony';
  readonly className?: string;
  readonly location: string;
  readonly status: 'on_time' | 'delayed' | 'cancelled';
  readonly notes?: string;
}

/** The offer of a race re-entry: the buyback of a class and round. */
export interface Offer {
  readonly n: number;
  readonly event: number;
  readonly className: string;
  readonly enabled: boolean;
  readonly round: number;
  readonly price: number;
  readonly seats: number;
  readonly maxPerRacer: number;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly refundable: boolean;
  readonly rules: string;
}

export interface Booking {
  readonly n: number;
  readonly event: number;
  readonly visitor: number;
  readonly at: string;
  readonly status: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded';
  readonly payment: 'unpaid' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
  readonly method: 'card' | 'apple_pay' | 'cash' | 'comp';
  readonly channel: 'app' | 'web' | 'gate';
  readonly promoCode?: string;
  readonly subTotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly serviceFee: number;
  readonly total: number;
  readonly refunded: number;
  readonly notes?: string;
}

export interface Ticket {
  readonly n: number;
  readonly booking: number;
  readonly type: 'racer' | 'spectator' | 'crew' | 'parking';
  readonly name: string;
  readonly price: number;
  readonly status: 'valid' | 'used' | 'cancelled' | 'transferred' | 'refunded' | 'blocked';
  readonly holderName: string;
  readonly holderEmail: string;
  readonly holderAge: number;
  readonly className?: string;
  readonly category?: string;
  readonly vehicleNumber?: string;
  readonly waiverSigned: boolean;
  readonly checkedInAt?: string;
  readonly gate?: string;
  readonly scannedBy?: string;
  readonly transferredTo?: string;
}

/** A movement of money. Amounts are sizes; `type` says which way it went. */
export interface Transaction {
  readonly n: number;
  readonly booking?: number;
  readonly event: number;
  readonly type: 'payment' | 'refund' | 'dispute' | 'buyback' | 'payout' | 'fee';
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amount: number;
  readonly fee: number;
  readonly currency: 'USD' | 'CAD';
  readonly method: 'card' | 'apple_pay';
  readonly at: string;
  readonly settled?: string;
  readonly reason?: string;
  readonly failure?: string;
  readonly cardLast4?: string;
  /** The payment that a refund or dispute belongs to. */
  readonly of?: number;
}

export interface Buyback {
  readonly n: number;
  readonly type: 'race_reentry' | 'ticket_return';
  readonly ticket: number;
  readonly round?: number;
  readonly price: number;
  readonly fee: number;
  readonly status: 'requested' | 'approved' | 'paid' | 'declined';
  readonly payment: 'unpaid' | 'paid' | 'refunded';
  readonly requestedAt: string;
  readonly decidedAt?: string;
  readonly decidedBy?: string;
  readonly reason?: string;
}
