/** Tracks and their waiver forms. CSV comes as text. */
import type { Track } from '@contract/entities/track';
import { createCollection, type Item } from '../database/collection';
import { dateTimeText } from '../seeds/calendar';
import { type AnswersOf, type Context, Did } from './context';
import { chosenOf, inForm } from './csv';
import { missing, type Refusal, unacceptable } from './refusal';

/** Fields that a form never sets. */
const ours: ReadonlySet<string> = new Set(['id', 'createdAt', 'createdBy', 'updatedAt', 'eventCount', 'subAdmins']);
const accepted = (data: Item): Item => Object.fromEntries(Object.entries(data).filter(([field]) => !ours.has(field)));

const tracksOf = ({ demo }: Context, subAdminId: string | number | undefined) =>
  subAdminId === undefined
    ? demo.tracks
    : createCollection(() =>
        demo.tracks.all().filter(({ subAdmins }) => subAdmins?.some(({ id }) => String(id) === String(subAdminId))),
      );

const problem = (data: Item, before: Item, { demo }: Context): Refusal | undefined => {
  const next: Item = { ...before, ...data };
  const name = String(next.name ?? '').trim();
  if (name === '') return unacceptable('A track needs a name.', { name: 'Type a name.' });
  const isTaken = demo.tracks
    .all()
    .some((track) => track.id !== before.id && track.name?.toLowerCase() === name.toLowerCase());
  if (isTaken) return unacceptable('Another track has this name.', { name: 'Choose another name.' });
  const latitude = Number(next.latitude ?? 0);
  if (!(Math.abs(latitude) <= 90))
    return unacceptable('Latitude goes from -90 to 90.', { latitude: 'From -90 to 90.' });
  return undefined;
};

export const track = {
  list: ({ subAdminId, ...query }, context) => tracksOf(context, subAdminId).list(query),
  detail: ({ id }, { demo }) => demo.tracks.get(id) ?? missing('track'),
  create: ({ data }, context) => {
    const wrong = problem(data, {}, context);
    if (wrong) return wrong;
    const at = dateTimeText(context.now);
    const created = context.demo.tracks.insert(
      (id): Track => ({
        id,
        trackCode: String(data.name ?? '')
          .replace(/[^A-Za-z]/g, '')
          .slice(0, 3)
          .toUpperCase(),
        status: 'pending',
        country: 'US',
        timezone: 'America/Chicago',
        images: [],
        amenities: [],
        waiverRequired: true,
        ...accepted(data),
        eventCount: 0,
        subAdmins: [],
        createdAt: at,
        updatedAt: at,
        createdBy: context.person?.id ?? null,
        isActive: true,
      }),
    );
    return new Did(`${created.name ?? 'The track'} was added.`, created);
  },
  update: ({ id, data }, context) => {
    const before = context.demo.tracks.get(id);
    if (!before) return missing('track');
    const wrong = problem(data, before, context);
    if (wrong) return wrong;
    const change = { ...accepted(data), updatedAt: dateTimeText(context.now) };
    return new Did('The changes are saved.', context.demo.tracks.update(id, change));
  },
  remove: ({ id }, { demo }) => {
    const found = demo.tracks.get(id);
    if (!found) return missing('track');
    const coming = demo
      .seedData()
      .events.filter(
        (event) => event.track.id === found.id && (event.status === 'live' || event.status === 'published'),
      );
    if (coming.length > 0)
      return unacceptable(
        `${found.name ?? 'This track'} has ${coming.length} event(s) to come. Cancel or move them first.`,
      );
    demo.tracks.remove(id);
    return new Did('The track was deleted.');
  },
  waiverTemplate: ({ trackId }, { demo }) => {
    const found = demo.waivers
      .all()
      .find((waiver) => trackId === undefined || String(waiver.trackId) === String(trackId));
    return found ?? missing('waiver form');
  },
  csv: ({ subAdminId, ids, ...query }, context) =>
    inForm('text', chosenOf(tracksOf(context, subAdminId).matching(query), ids), 'tracks'),
} satisfies AnswersOf<'track'>;
