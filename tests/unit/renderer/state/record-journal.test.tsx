/** "From this computer" on a record's page: each change of the last minute has its own "Undo". */
import type { JournalEntry } from '@contract/bridge/journal';
import { ok } from '@contract/failure';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useUndoOffers } from '../../../../renderer/kit/feedback/saved-notice';
import { RecordJournal } from '../../../../renderer/state/record-journal';
import { openKit, setBridge } from '../kit/kit-page';

const entry = (id: string, change: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ id, change, at: '2026-05-16T12:00:00.000Z', by: 'Dana', action: 'track.update', outcome: 'done' },
  ...{ name: 'Harbor Oval', ids: { id: ['1'] }, fields: ['phone'] },
  ...more,
});

test('undoes a change that is not the newest, at its newest entry', async () => {
  const undo = vi.fn();
  useUndoOffers.setState({
    offers: [
      { id: 'c2', title: 'Oak Strip', undo: vi.fn(), isTold: true },
      { id: 'c1', title: 'Harbor Oval', undo, isTold: true },
    ],
  });
  const entries = [entry('e3', 'c1'), entry('e2', 'c1', { outcome: 'queued' }), entry('e1', 'c0')];
  setBridge(() => ok({}));
  Object.assign(window.bridge, { journal: { list: async () => ok(entries) } });
  await openKit([{ path: '*', element: <RecordJournal record={{ area: 'track', id: '1' }} /> }], '/tracks/1');
  await userEvent.click(await screen.findByRole('button', { name: 'From this computer' }));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => within(line).queryAllByRole('button').length)).toEqual([1, 0, 0]);
  await userEvent.click(screen.getByRole('button', { name: /^Undo · Update track · Phone/ }));
  expect(undo).toHaveBeenCalledOnce();
});
