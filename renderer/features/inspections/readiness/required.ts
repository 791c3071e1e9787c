/**
 * The values that each part needs before a racer counts as ready. A value that the server did not send, or that was not
 * understood, is unknown and therefore not in order.
 */
import type { Weight } from './issue';
import type { PartValues } from './part';

export interface Required<V> {
  readonly field: keyof V & string;
  /** Its name on the screen: a key of `items` in the texts. */
  readonly item: string;
  /** Whether it is the last day of a validity. */
  readonly isExpiry?: boolean;
  /** How severe it is if the server says that there is none. */
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
