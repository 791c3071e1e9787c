import type { Bridge } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  applyDifference,
  difference,
  idsOf,
  isSubAdmin,
  subAdminsOf,
  toChanges,
} from '../../../../../renderer/features/tracks/assign/difference';
import { saveAssignments } from '../../../../../renderer/features/tracks/assign/save-assignments';
import { withWaitingPeople, withWaitingTracks } from '../../../../../renderer/features/tracks/assign/waiting-tracks';
import { setOutbox } from '../../../../../renderer/kit/stores/outbox';
import { entry } from '../outbox/entries';

describe('assignments', () => {
  test('applying a difference keeps the changes of other users', () => {
    const changed = difference(['1', '2'], ['2', '3']);
    expect(changed).toEqual({ added: ['3'], removed: ['1'] });
    expect(applyDifference(['1', '2', '9'], changed)).toEqual(['2', '9', '3']);
    expect(applyDifference(['3'], changed)).toEqual(['3']);
  });

  test('a missing list is not an empty one', () => {
    expect(idsOf(undefined)).toBeUndefined();
    expect(idsOf([])).toEqual([]);
    expect(idsOf([{ id: 1 }, { name: 'x' }, null])).toEqual(['1']);
  });

  test('the sub-admins of a track are those in its record and those whose record names it', () => {
    const people = [{ id: 2, assignedTracks: [{ id: 1 }] }, { id: 3, assignedTracks: [{ id: 4 }] }, { id: 5 }];
    expect(subAdminsOf({ id: 1, subAdmins: [{ id: 5 }, { id: 2 }] }, people)).toEqual(['2', '5']);
  });

  test('the sub-admins of a track are not known if neither the track nor anybody says who they are', () => {
    expect(subAdminsOf({ id: 1 }, [{ id: 2 }, { id: 3, assignedTracks: null }])).toBeUndefined();
    expect(subAdminsOf({ id: 1 }, [{ id: 2 }, { id: 3, assignedTracks: [] }])).toEqual([]);
    expect(subAdminsOf({ id: 1, subAdmins: [] }, [{ id: 2 }])).toEqual([]);
  });

  test('a sub-admin is recognized by the name of the role', () => {
    for (const role of ['sub-admin', 'Sub Admin', 'sub_admin', 'SUBADMIN']) expect(isSubAdmin({ role })).toBe(true);
    expect(isSubAdmin({ role: 'admin', roleName: 'Super Admin' })).toBe(false);
  });
});

const assigned = (
  person: string,
  base: readonly string[],
  mine: readonly string[],
  state: 'queued' | 'done' = 'queued',
) =>
  entry({
    call: 'assignment.assign',
    input: { subAdminId: person, trackIds: mine },
    fields: [{ name: 'trackIds', base, mine }],
    state,
  });

describe('assignments that wait to be sent', () => {
  const waiting = [
    assigned('2', ['1'], ['1', '5']),
    assigned('2', ['1', '5'], ['5']),
    assigned('3', ['1'], [], 'done'),
  ];

  test('are laid over the tracks of a sub-admin, and keep what others assigned', () => {
    expect(withWaitingTracks(waiting, '2', ['1', '9'])).toEqual(['9', '5']);
    expect(withWaitingTracks(waiting, '3', ['1'])).toEqual(['1']);
  });

  test('are laid over the sub-admins of a track', () => {
    expect(withWaitingPeople(waiting, '5', ['3'])).toEqual(['3', '2']);
    expect(withWaitingPeople(waiting, '1', ['2', '3'])).toEqual(['3']);
  });
});

/** A server that stores assignments, and may lose an answer or refuse. */
const serve = (
  have: Record<string, string[] | undefined>,
  answer: (person: string) => 'ok' | 'lost' | 'no' | 'queued' = () => 'ok',
) => {
  const sent: { readonly subAdminId: string; readonly trackIds: readonly string[] }[] = [];
  const call = async (id: string, input: { id: string; subAdminId: string; trackIds: string[] }) => {
    if (id === 'admin.detail') {
      const tracks = have[input.id];
      return ok({ id: input.id, ...(tracks ? { assignedTracks: tracks.map((one) => ({ id: one, name: one })) } : {}) });
    }
    sent.push(input);
    const result = answer(input.subAdminId);
    if (result === 'no') return fail('rejected', 'rejected', { message: 'No.' });
    if (result === 'queued') return fail('queued', 'queued');
    have[input.subAdminId] = input.trackIds;
    return result === 'lost' ? fail('unknown-outcome', 'unknown-outcome') : ok({});
  };
  vi.stubGlobal('bridge', { call, cancel: () => undefined } as unknown as Bridge);
  return sent;
};
afterEach(() => vi.unstubAllGlobals());

describe('saving assignments', () => {
  test('sends all current tracks of a person, and reports the outcome of each pair', async () => {
    const sent = serve({ '2': ['1', '5', '9'], '3': [] });
    const seen: number[] = [];
    const changes = toChanges('5', { added: ['3'], removed: ['2'] });
    const pairs = await saveAssignments(changes, { note: 'n' }, (now) => seen.push(now.length));
    expect(sent).toEqual([
      { subAdminId: '3', trackIds: ['5'], note: 'n' },
      { subAdminId: '2', trackIds: ['1', '9'], note: 'n' },
    ]);
    expect(pairs.map(({ person, adds, outcome }) => [person, adds, outcome.state])).toEqual([
      ['3', true, 'done'],
      ['2', false, 'done'],
    ]);
    expect(seen).toEqual([1, 2]);
  });

  test('a second assignment keeps the first one, which waits', async () => {
    setOutbox([assigned('2', ['1'], ['1', '5'])]);
    const sent = serve({ '2': ['1'] }, () => 'queued');
    const pairs = await saveAssignments([{ person: '2', added: ['7'], removed: ['5'] }], {}, () => undefined);
    await saveAssignments([{ person: '2', added: ['7'], removed: [] }], {}, () => undefined);
    expect(sent.map(({ trackIds }) => trackIds)).toEqual([
      ['1', '7'],
      ['1', '5', '7'],
    ]);
    expect(pairs.map(({ outcome }) => outcome.state)).toEqual(['waiting', 'waiting']);
    setOutbox([]);
  });

  test('sends nothing if the current tracks of a person are unknown', async () => {
    const sent = serve({ '2': undefined });
    const pairs = await saveAssignments([{ person: '2', added: ['1'], removed: [] }], {}, () => undefined);
    expect(sent).toEqual([]);
    expect(pairs[0]?.outcome).toEqual({ state: 'unread' });
  });

  test('after a lost answer, reads the record instead of sending again', async () => {
    const sent = serve({ '2': [] }, () => 'lost');
    const pairs = await saveAssignments([{ person: '2', added: ['1', '4'], removed: [] }], {}, () => undefined);
    expect(sent).toHaveLength(1);
    expect(pairs.map(({ track, outcome }) => [track, outcome.state])).toEqual([
      ['1', 'done'],
      ['4', 'done'],
    ]);
  });

  test('a refusal does not stop the other changes', async () => {
    serve({ '2': [], '3': [] }, (person) => (person === '2' ? 'no' : 'ok'));
    const pairs = await saveAssignments(toChanges('1', { added: ['2', '3'], removed: [] }), {}, () => undefined);
    expect(pairs.map(({ outcome }) => outcome.state)).toEqual(['failed', 'done']);
    const [first] = pairs;
    expect(first?.outcome.state === 'failed' && first.outcome.failure.message).toBe('No.');
  });
});
