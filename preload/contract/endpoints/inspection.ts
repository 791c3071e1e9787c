/** The seven parts of a visitor's inspection. */
import { z } from 'zod';
import { Id, list, post, record } from '../endpoint';
import type { InspectionInfo, InspectionMedia, InspectionTeam, TechCard } from '../entities/inspection';
import type { DriverInfo, Terms, VehicleInfo } from '../entities/racer';

const OfVisitor = z.strictObject({ userId: Id, eventId: Id.optional(), bookingId: Id.optional() });
const words = { input: OfVisitor, needs: ['read', 'Inspection'], inBulk: true } as const;

export const inspection = {
  driverInfo: post('/user-inspection/detail/user/driver-info', { ...words, output: record<DriverInfo>('driverInfo') }),
  vehicleInfo: post('/user-inspection/detail/user/vehicle-info', {
    ...words,
    output: record<VehicleInfo>('vehicleInfo'),
  }),
  terms: post('/user-inspection/detail/user/terms-condition', { ...words, output: record<Terms>('terms') }),
  team: post('/user-inspection/detail/user/tech-inspection-team', {
    ...words,
    output: record<InspectionTeam>('inspectionTeam'),
  }),
  media: post('/user-inspection/detail/user/tech-inspection-media', {
    ...words,
    output: list<InspectionMedia>('inspectionMedia'),
  }),
  info: post('/user-inspection/detail/user-tech-inspection-info', {
    ...words,
    output: record<InspectionInfo>('inspectionInfo'),
  }),
  techCard: post('/user-inspection/detail/user/tech-card', { ...words, output: record<TechCard>('techCard') }),
};
