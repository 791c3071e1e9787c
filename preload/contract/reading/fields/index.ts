/** The canonical fields of every entity as data: their kinds and their names on other servers. */
import type { EntityName } from '../entity-name';
import type { EntityFields } from '../field';
import { booking } from './booking';
import { dashboard } from './dashboard';
import { event } from './event';
import { eventBuyback, eventCategory, eventClass, eventLatest, eventSchedule } from './event-web';
import { inspectionInfo, inspectionMedia, inspectionTeam, techCard } from './inspection';
import { buyback, transaction, w9 } from './money';
import { driverInfo, terms, vehicleInfo } from './racer';
import { admin, inspector, login, profile, role, trackContact, userRole } from './staff';
import { ticket } from './ticket';
import { track, waiverTemplate } from './track';
import { visitor } from './visitor';
import { country, media, state, wish } from './wish';

export const entityFields = {
  admin,
  booking,
  buyback,
  country,
  dashboard,
  driverInfo,
  event,
  eventBuyback,
  eventCategory,
  eventClass,
  eventLatest,
  eventSchedule,
  inspectionInfo,
  inspectionMedia,
  inspectionTeam,
  inspector,
  login,
  media,
  profile,
  role,
  state,
  techCard,
  terms,
  ticket,
  track,
  trackContact,
  transaction,
  userRole,
  vehicleInfo,
  visitor,
  w9,
  waiverTemplate,
  wish,
} as const satisfies Readonly<Record<EntityName, EntityFields>>;
