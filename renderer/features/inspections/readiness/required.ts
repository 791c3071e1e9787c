/**
 * What each part must say before anybody is called ready. A value that the server did not send, or that was not
 * understood, is not in order: nobody knows it.
 */
import type { Weight } from './issue';
import type { PartValues } from './part';

export interface Required<V> {
  readonly field: keyof V & string;
  /** What a person calls it: a key of the texts' `items`. */
  readonly item: string;
  /** Holds the last day on which something is valid. */
  readonly isExpiry?: boolean;
  /** How much it weighs that the server says there is none. */
  readonly ifEmpty: Weight;
}

export const required: {
  readonly [N in 'driver' | 'vehicle' | 'team']: readonly Required<PartValues[N]>[];
} = {
  driver: [
    { field: 'licenseNumber', item: 'license', ifEmpty: 'missing' },
    { field: 'licenseExpires', item: 'license', isExpiry: true, ifEmpty: 'missing' },
    { field: 'medicalExpires', item: 'medical', isExpiry: true, ifEmpty: 'attention' },
    { field: 'helmetExpires', item: 'helmet', isExpiry: true, ifEmpty: 'missing' },
    { field: 'harnessExpires', item: 'harness', isExpiry: true, ifEmpty: 'attention' },
    { field: 'emergencyContactPhone', item: 'emergency', ifEmpty: 'missing' },
  ],
  vehicle: [
    { field: 'vehicleNumber', item: 'number', ifEmpty: 'missing' },
    { field: 'chassisCertExpires', item: 'chassis', isExpiry: true, ifEmpty: 'attention' },
  ],
  team: [{ field: 'teamName', item: 'team', ifEmpty: 'attention' }],
};
