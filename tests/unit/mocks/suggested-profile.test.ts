/** For a server with its own names, the suggestions of its check fill every field. */
import { readAnswer } from '@contract/http/read-answer';
import { summarizeAnswer } from '@contract/reading/check/answer-summary';
import { profileWith } from '@contract/reading/check/assignment';
import { fieldsOfCall, inspectAnswer } from '@contract/reading/check/inspect';
import { emptyProfile, readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import type { EndpointId } from '@contract/table';
import { expect, it } from 'vitest';
import type { Dialect } from '../../../mocks/server/dialects/dialect';
import { otherWords } from '../../../mocks/server/dialects/other-words';
import { createWriter } from '../../../mocks/server/dialects/write-values';
import { allSuggestions } from '../../../renderer/features/settings/check/draft';
import { isFilled } from '../../support/dialect-calls';
import { row } from '../../support/rows';
import { createClient, type Fields } from './client';

/** Names fields as low-code platforms name those that their customers add. */
const invented: Dialect = {
  ...otherWords,
  name: (field) => `${field.replaceAll(/(?=[A-Z])/g, '_')}_q`,
  writing: {},
};
const lists: readonly EndpointId[] = [
  'booking.list',
  'booking.ticketList',
  'buyback.list',
  'event.list',
  'track.list',
  'visitor.list',
  'wishlist.list',
];

/** The filled fields among those that the check reports, without a record's timestamps. */
const filledIn = (id: EndpointId, rows: readonly Fields[]): readonly string[] =>
  rows.flatMap((fields, at) => fieldsOfCall(id).flatMap((name) => (isFilled(fields[name]) ? [`${at} ${name}`] : [])));

it('the suggestions of the check make a profile that fills all fields of a server with invented names', async () => {
  const client = createClient();
  await client.signIn();
  const write = createWriter(invented, () => 'https://server.example');
  const sent = new Map<EndpointId, { readonly plain: readonly Fields[]; readonly body: unknown }>();
  for (const id of lists) {
    const { entity } = row(id).output;
    const plain = (await client.rows(id, { perPage: 20 })).slice(0, 20);
    sent.set(id, { plain, body: { items: plain.map((each) => write(each, entity)), totalCount: plain.length } });
  }
  const looks = (profile: ServerProfile) =>
    [...sent].map(([id, { body }]) => {
      const result = readAnswer(row(id), { status: 200, type: 'application/json', body }, {}, profile);
      const inspected = inspectAnswer(row(id), body, result.ok ? result.value : undefined, profile);
      return { id, ...summarizeAnswer(id, row(id), { result, inspected, status: 200, milliseconds: 1 }) };
    });

  const unread = looks(emptyProfile);
  const made = profileWith(emptyProfile, allSuggestions({ calls: unread.map(({ report }) => report) }));
  const profile = readServerProfile(JSON.parse(JSON.stringify(made)));
  if (!profile.ok) throw new Error(JSON.stringify(profile.failure));

  for (const { id, records } of looks(profile.value)) {
    const plain = filledIn(id, sent.get(id)?.plain ?? []);
    const without = unread.find((look) => look.id === id)?.records ?? [];
    expect(plain.length, id).toBeGreaterThan(50);
    expect(plain.filter((name) => filledIn(id, without).includes(name)).length, id).toBeLessThan(plain.length / 2);
    const read = new Set(filledIn(id, records));
    expect(
      plain.filter((name) => !read.has(name)),
      id,
    ).toEqual([]);
  }
});
