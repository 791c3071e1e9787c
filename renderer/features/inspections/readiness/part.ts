/** The seven parts of a racer's inspection, in the order in which people go through them. */
import type {
  DriverInfo,
  InspectionInfo,
  InspectionMedia,
  InspectionTeam,
  TechCard,
  Terms,
  VehicleInfo,
} from '@contract/entities/inspection';
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

/** What is known of a part. `none`: the server says that there is none. */
export type PartState<V = unknown> =
  | { readonly state: 'asked' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'known'; readonly value: V };

export type Parts = { readonly [N in PartName]: PartState<PartValues[N]> };

const asked: PartState<never> = { state: 'asked' };
export const nothingYet: Parts = {
  driver: asked,
  vehicle: asked,
  terms: asked,
  team: asked,
  media: asked,
  info: asked,
  techCard: asked,
};
