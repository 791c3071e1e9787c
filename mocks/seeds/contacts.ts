/** The contacts of tracks, and the tracks' W-9 forms. */
import type { TrackContact } from '@contract/entities/track-contact';
import type { W9 } from '@contract/entities/w9';
import { dateTimeText, day as oneDay } from './calendar';
import { moneyText } from './money';
import { badge } from './pictures';
import { pools } from './pools';
import { createRandom } from './random';
import { trackSeeds } from './tracks';

const posts = [
  'General manager|Operations',
  'Race director|Operations',
  'Safety officer|Safety',
  'Gate supervisor|Tickets',
  'Track surface|Maintenance',
] as const;

const w9Statuses = ['completed', 'completed', 'sent', 'delivered', 'not_requested', 'declined', 'voided'] as const;
const w9StatusOf = (trackId: number) => w9Statuses[trackId % w9Statuses.length] ?? 'not_requested';

export const makeContacts = (today: number, seed: number): TrackContact[] => {
  const random = createRandom(seed);
  const { firstNames, lastNames } = pools();
  return trackSeeds.flatMap((track) =>
    posts.slice(0, 2 + (track.id % 3)).map((post, position) => {
      const index = track.id * 5 + position;
      random.at('contact', index);
      const [designation = '', department = ''] = post.split('|');
      const firstName = track.code === 'SZC' ? '花子' : random.pick(firstNames);
      const lastName = track.code === 'SZC' ? '鈴木' : random.pick(lastNames);
      return {
        id: index,
        trackId: track.id,
        trackName: track.name,
        firstName,
        lastName,
        fullName: `${firstName} ${lastName}`,
        designation,
        department,
        email: `${department.toLowerCase()}${position + 1}@${track.code.toLowerCase()}.example.com`,
        countryCode: track.countryCode,
        phone: position === 0 ? track.phone : `55501${String(random.whole(100)).padStart(2, '0')}`,
        altPhone: random.chance(0.4) ? `55501${String(random.whole(100)).padStart(2, '0')}` : null,
        isPrimary: position === 0,
        isEmergency: department === 'Safety',
        availability: random.pick(['Fri-Sun 6:00 AM-10:00 PM', 'Mon-Fri 9:00 AM-5:00 PM', 'Always']),
        address: `${1200 + (track.id - 1) * 37} Paddock Road`,
        photo: random.chance(0.5) ? badge(`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`, index) : null,
        notes: random.chance(0.2) ? 'Radio channel 4 on race days' : null,
        status: track.status === 'inactive' ? 'inactive' : 'active',
        w9Status: w9StatusOf(track.id),
        createdAt: dateTimeText((today - random.between(60, 800)) * oneDay),
        updatedAt: dateTimeText((today - random.between(0, 60)) * oneDay),
        createdBy: 1,
        isActive: track.status !== 'inactive',
      };
    }),
  );
};

const kinds = ['llc', 's_corp', 'c_corp', 'individual', 'partnership'] as const;

export const makeW9s = (today: number, seed: number, paid: (trackId: number) => number): W9[] => {
  const random = createRandom(seed + 1);
  return trackSeeds
    .filter(({ country }) => country === 'US')
    .map((track, index) => {
      random.at('tax', index);
      const status = w9StatusOf(track.id);
      const requestedAt = (today - random.between(30, 300)) * oneDay + 50_400_000;
      const signed = status === 'completed';
      const kind = kinds[index % kinds.length] ?? 'llc';
      return {
        id: index + 1,
        trackId: track.id,
        userId: null,
        legalName: `${track.name} ${kind === 'llc' ? 'LLC' : kind === 'individual' ? '' : 'Inc.'}`.trim(),
        businessName: index % 2 === 0 ? track.name : '',
        taxClassification: kind,
        llcClass: kind === 'llc' ? 'S' : null,
        exemptPayeeCode: '',
        address: `${1200 + (track.id - 1) * 37} Paddock Road`,
        city: track.city,
        state: track.stateCode,
        zipCode: track.zipCode,
        tinType: kind === 'individual' ? 'ssn' : 'ein',
        tinLast4: String(random.whole(10_000)).padStart(4, '0'),
        certified: signed,
        signatureName: signed ? `${random.pick(pools().firstNames)} ${random.pick(pools().lastNames)}` : null,
        signedAt: signed ? dateTimeText(requestedAt + 2 * oneDay) : null,
        envelopeId: status === 'not_requested' ? null : `8f1c-${1_000 + index}`,
        status,
        requestedAt: status === 'not_requested' ? null : dateTimeText(requestedAt),
        expiresAt: status === 'not_requested' ? null : dateTimeText(requestedAt + 365 * oneDay),
        documentUrl: signed ? `https://documents.example.com/w9/${track.code.toLowerCase()}` : null,
        yearToDatePaid: moneyText(paid(track.id)),
        currency: 'USD',
        createdAt: dateTimeText(requestedAt),
        updatedAt: dateTimeText(requestedAt + 2 * oneDay),
        createdBy: 1,
        isActive: status !== 'voided',
      };
    });
};
