/** The roll call that is open comes back after a restart, and is nothing that waits to be sent. */
import type { LogEntry } from '@contract/event-log/entry';
import { ok } from '@contract/failure';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeEntries } from '../../../../renderer/event/log/event-log';
import { closeRollCall, openRollCall, useRollCalls } from '../../../../renderer/event/log/open-roll-call';
import { clearDrafts, collectDrafts, hasDrafts, restoreDrafts } from '../../../../renderer/kit/stores/drafts';
import { resetStores } from '../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../renderer/kit/stores/session';
import { toListed } from '../../../support/event-log';
import { setBridge } from '../kit/kit-page';

const uuid = '5f0f7f4e-0d5b-4a3e-8f43-000000000001';
const transponders: LogEntry = {
  ...{ kind: 'roll-call', id: uuid, list: uuid, event: '31', at: '2026-05-16T10:00:00.000Z', computer: uuid },
  ...{ gate: '', by: 'Dana', name: 'Transponder', template: 'transponder', people: 'racers', classes: [] },
  ...{ mark: 'number', choices: [], after: [], returns: true },
};

const openCalls = async () => {
  resetStores();
  setBridge(() => ok(null)).eventLog.list.mockResolvedValue(toListed([transponders]));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', ability: [{ action: 'manage', subject: 'all' }] },
    ...{ keychain: 'none', isStored: false, person: { id: '1', name: 'Dana', email: '', more: {} } },
  });
  const { result } = renderHook(() => useRollCalls(31));
  await waitFor(() => expect(result.current.isLoaded).toBe(true));
  return result;
};

test('a scan leaves the roll calls as they are, however many scans there are, and a mark is seen at once', async () => {
  const result = await openCalls();
  const { calls } = result.current;
  const { id, event, at, computer, gate, by } = transponders;
  const origin = { event, at, computer, gate, by };
  const scanned = { direction: 'in', answer: 'valid', verdict: 'valid', open: [] } as const;
  act(() => takeEntries([{ ...origin, ...scanned, kind: 'scan', id: id.replace(/1$/, '2'), code: 'TK-1' }]));
  expect(result.current.entries).toHaveLength(2);
  expect(result.current.calls).toBe(calls);
  const marked = { kind: 'mark', list: id, person: 'user 1', name: 'Zoe Vale', value: '88123' } as const;
  act(() => takeEntries([{ ...origin, ...marked, id: id.replace(/1$/, '3') }]));
  expect(result.current.calls[0]?.marks.get('user 1')?.entry.value).toBe('88123');
});

test('a roll call stays open over a restart, also while things are taken back, until it is closed', async () => {
  const result = await openCalls();
  expect(result.current.call).toBeUndefined();
  act(() => openRollCall(31, uuid, true));
  expect(result.current).toMatchObject({ call: { id: uuid }, isTakingBack: true });
  expect(hasDrafts()).toBe(false);

  const kept = collectDrafts();
  act(clearDrafts);
  expect(result.current.call).toBeUndefined();
  act(() => restoreDrafts(structuredClone(kept)));
  expect(result.current).toMatchObject({ call: { id: uuid }, isTakingBack: true });
  act(closeRollCall);
  expect(result.current.call).toBeUndefined();
  expect(collectDrafts()).toEqual({});
});
