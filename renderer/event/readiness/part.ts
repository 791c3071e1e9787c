/** The seven parts of a racer's inspection, in the order in which inspectors go through them. */
import type { InspectionInfo, InspectionMedia, InspectionTeam, TechCard } from '@contract/entities/inspection';
import type { DriverInfo, Terms, VehicleInfo } from '@contract/entities/racer';
import type { Failure } from '@contract/failure';

export const partNames = ['driver', 'vehicle', 'terms', 'team', 'media', 'info', 'techCard'] as const;
export type PartName = (typeof partNames)[number];

/** The call that answers each part. */
export const callOf = {
  driver: 'inspection.driverInfo',
  vehicle: 'inspection.vehicleInfo',
  terms: 'inspection.terms',
  team: 'inspection.team',
  media: 'inspection.media',
  info: 'inspection.info',
  techCard: 'inspection.techCard',
} as const satisfies Readonly<Record<PartName, string>>;

export interface PartValues {
  readonly driver: DriverInfo;
  readonly vehicle: VehicleInfo;
  readonly terms: Terms;
  readonly team: InspectionTeam;
  readonly media: readonly InspectionMedia[];
  readonly info: InspectionInfo;
  readonly techCard: TechCard;
}

/** `none`: the server has no such part for the racer. */
export type PartState<V = unknown> =
  | { readonly state: 'pending' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'known'; readonly value: V };

const isNothing = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
};

/** The state of a part that the server answered with. A record with nothing in it says that there is none. */
export const toAnsweredPart = <V>(value: V): PartState<V> =>
  !Array.isArray(value) && isNothing(value) ? { state: 'none' } : { state: 'known', value };

export type Parts = { readonly [N in PartName]: PartState<PartValues[N]> };

const pending: PartState<never> = { state: 'pending' };
export const pendingParts: Parts = {
  driver: pending,
  vehicle: pending,
  terms: pending,
  team: pending,
  media: pending,
  info: pending,
  techCard: pending,
};
