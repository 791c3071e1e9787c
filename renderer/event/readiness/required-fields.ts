/**
 * The values that each part needs before a racer counts as ready. A value that the server did not send, or that was not
 * understood, counts as unknown, not as valid.
 */
import type { Severity } from './issue';
import type { PartValues } from './part';

export interface RequiredField<V> {
  readonly field: keyof V & string;
  /** A key of `items` in the texts. */
  readonly item: string;
  /** Whether the field is an expiry date. */
  readonly isExpiry?: boolean;
  /** The severity of an empty value. */
  readonly ifEmpty: Severity;
}

export const requiredFields: {
  readonly [N in 'driver' | 'vehicle' | 'team']: readonly RequiredField<PartValues[N]>[];
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
