/** Eighteen fictional tracks in nine time zones. */
import type { Track, trackStatuses } from '@contract/entities/track';
import { dateTimeText, dayText, day as oneDay } from './calendar';
import { badge, banner, type Course } from './pictures';
import type { Discipline } from './vocabulary';

/** The fields of a track that other seeds need. */
export interface TrackSeed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: Course;
  readonly disciplines: readonly Discipline[];
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly country: string;
  readonly zipCode: string;
  readonly zone: string;
  readonly currency: string;
  /** Sales tax in basis points. */
  readonly tax: number;
  readonly phone: string;
  readonly countryCode: string;
  readonly length: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly status: (typeof trackStatuses)[number];
}

const rows = `
CRR|Cedar Ridge Raceway|drag_strip|drag,test_and_tune|Norman|Oklahoma|OK|US|73069|America/Chicago|USD|863|+1|4055550112|1/4 mile|35.14|-97.51|active
CFD|Copper Flats Dragway|drag_strip|drag,test_and_tune|Casa Blanca|Arizona|AZ|US|85121|America/Phoenix|USD|870|+1|5205550118|1/4 mile|33.12|-111.89|active
BMM|Blue Mesa Motorsports Park|road_course|circuit,autocross|Farmington|New Mexico|NM|US|87401|America/Denver|USD|816|+1|5055550121|2.3 miles|36.73|-108.22|active
LHS|Lake Harmon Speedway|oval|circuit|Holland|Michigan|MI|US|49423|America/Detroit|USD|600|+1|6165550127|3/8 mile|42.79|-86.11|active
THR|Thunder Hollow Raceway Park|drag_strip|drag,test_and_tune|Cookeville|Tennessee|TN|US|38501|America/Chicago|USD|975|+1|9315550130|1/8 mile|36.16|-85.5|active
OHF|O'Hara Field Speedway|road_course|circuit,autocross|Cambridge|Massachusetts|MA|US|02138|America/New_York|USD|625|+1|6175550138|1.6 miles|42.38|-71.13|active
PBK|Pine Barrens Kartway|kart|karting|Hammonton|New Jersey|NJ|US|08037|America/New_York|USD|663|+1|6095550141|0.7 miles|39.64|-74.8|active
SPD|Sabine Pass Dragstrip|drag_strip|drag,test_and_tune|Port Arthur|Texas|TX|US|77640|America/Chicago|USD|825|+1|4095550145|1/4 mile|29.87|-93.94|active
SCR|Silver Creek Road Course|road_course|circuit,autocross|Willows|California|CA|US|95988|America/Los_Angeles|USD|725|+1|5305550150|2.9 miles|39.52|-122.19|active
IBR|Iron Bluff International Raceway and Motorsport Country Club|road_course|circuit|Medora|North Dakota|ND|US|58645|America/Denver|USD|550|+1|7015550153|3.1 miles|46.91|-103.52|active
APN|Autódromo Peñalta|road_course|circuit,drift|Salinas|Puerto Rico|PR|US|00751|America/Puerto_Rico|USD|1150|+1|7875550157|1.5 miles|17.98|-66.3|active
NHR|Nordhang Ring|road_course|circuit,drift|Adenau|Rheinland-Pfalz|RP|DE|53518|Europe/Berlin|EUR|1900|+49|01755550160|4.1 km|50.38|6.95|active
SZC|Suzuno Circuit 鈴野サーキット|road_course|circuit,drift|Suzuno|Mie|24|JP|510-0201|Asia/Tokyo|JPY|1000|+81|0595550163|5.2 km|34.84|136.54|active
MNA|Autodrome du Marais-Noir|oval|circuit|Drummondville|Québec|QC|CA|J2B 6V1|America/Toronto|CAD|1498|+1|8195550166|0.5 miles|45.88|-72.48|active
GSD|Gulf Shore Drift Yard|drift|drift|Naples|Florida|FL|US|34102|America/New_York|USD|600|+1|2395550170|0.9 miles|26.14|-81.79|active
PWA|Prairie Wind Autocross Field|road_course|autocross|Salina|Kansas|KS|US|67401|America/Chicago|USD|875|+1|7855550173|Airfield|38.84|-97.61|active
HDO|High Desert Test Oval|oval|circuit|Tonopah|Nevada|NV|US|89049|America/Los_Angeles|USD|685|+1|7755550177|1.0 miles|38.07|-117.23|inactive
GPH|Granite Pass Hill Circuit|road_course|circuit|Salida|Colorado|CO|US|81201|America/Denver|USD|740|+1|7195550181|1.9 miles|38.53|-106|pending`;

export const trackSeeds: readonly TrackSeed[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const at = row.split('|');
    const text = (column: number): string => at[column] ?? '';
    return {
      id: index + 1,
      code: text(0),
      name: text(1),
      type: text(2) as Course,
      disciplines: text(3).split(',') as Discipline[],
      city: text(4),
      state: text(5),
      stateCode: text(6),
      country: text(7),
      zipCode: text(8),
      zone: text(9),
      currency: text(10),
      tax: Number(text(11)),
      countryCode: text(12),
      phone: text(13),
      length: text(14),
      latitude: Number(text(15)),
      longitude: Number(text(16)),
      status: text(17) as TrackSeed['status'],
    };
  });

const surfaces: Readonly<Record<Course, string>> = {
  drag_strip: 'Concrete launch, asphalt shutdown',
  road_course: 'Asphalt',
  oval: 'Asphalt, 12° banking',
  kart: 'Asphalt',
  drift: 'Asphalt, concrete skid pad',
};
const bodies = ['Independent', 'Plains Drag League', 'Club Racing Union', 'Regional Kart Association'] as const;
const amenities = [
  'Showers',
  'Fuel',
  '50 A power',
  'Tire service',
  'Food trucks',
  'Camping',
  'Medical center',
  'Garages',
];

export const makeTracks = (today: number, eventCounts: readonly number[]): Track[] =>
  trackSeeds.map((seed, index) => ({
    id: seed.id,
    trackCode: seed.code,
    name: seed.name,
    type: seed.type,
    length: seed.length,
    surface: surfaces[seed.type],
    description: `${seed.name} near ${seed.city}: ${seed.length}, open to members and day guests.`,
    address1: `${1200 + index * 37} Paddock Road`,
    address2: index % 4 === 0 ? 'Gate 8' : index % 4 === 1 ? '' : null,
    city: seed.city,
    state: seed.state,
    stateCode: seed.stateCode,
    country: seed.country,
    zipCode: seed.zipCode,
    latitude: seed.latitude,
    longitude: seed.longitude,
    timezone: seed.zone,
    countryCode: seed.countryCode,
    phone: seed.phone,
    email: `office@${seed.code.toLowerCase()}.example.com`,
    website: `https://${seed.code.toLowerCase()}.example.com/`,
    logo: badge(seed.code.slice(0, 2), index),
    images: [banner(seed.type, index), banner(seed.type, index + 3)],
    // One track sends its capacity as text: a field that changed its type.
    capacity: (index === 5 ? '4200' : 2_000 + ((index * 1_700) % 9_000)) as number,
    sanctioningBody: bodies[index % bodies.length] ?? 'Independent',
    hours: index % 3 === 0 ? 'Fri-Sun 7:00 AM-10:00 PM' : 'Sat-Sun 8:00 AM-6:00 PM',
    amenities: amenities.filter((_, each) => (each * 5 + index * 3) % 7 < 4),
    waiverTemplateId: index + 1,
    waiverRequired: index !== 15,
    commissionPercent: index % 3 === 0 ? 4.5 : 5,
    status: seed.status,
    eventCount: eventCounts[index] ?? 0,
    subAdmins: [],
    createdAt: dateTimeText((today - 900 + index * 20) * oneDay + 15 * 3_600_000),
    updatedAt: dateTimeText((today - 30 + index) * oneDay + 9 * 3_600_000),
    createdBy: 1,
    isActive: seed.status === 'active',
    ...(index === 2 ? { noiseLimitDb: 103, curfew: dayText(today).slice(0, 4) } : {}),
  }));
