/** Entries of an outbox, and a bridge that notes what the screen asks of it. */
import type { OutboxEntry } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { vi } from 'vitest';
import { setOutbox, useOutbox } from '../../../../../renderer/kit/stores/outbox';

let made = 0;

export const entry = (parts: Partial<OutboxEntry> = {}): OutboxEntry => {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    kind: 'change',
    call: 'track.update',
    input: { id: '7', data: { city: 'Winchester' } },
    state: 'queued',
    needsDecision: false,
    title: 'Summit Point',
    fields: [{ name: 'city', base: 'Kearneysville', mine: 'Winchester' }],
    createdAt: new Date(Date.now() - 12.5 * 60_000).toISOString(),
    by: 'Ada Adams',
    attempts: 0,
    ...parts,
  };
};

export const draft = (parts: Partial<OutboxEntry> = {}): OutboxEntry =>
  entry({
    kind: 'draft',
    call: 'track.remove',
    input: { id: '9' },
    title: 'Old Dominion',
    fields: [],
    needsDecision: true,
    ...parts,
  });

export const refused = (parts: Partial<OutboxEntry> = {}): OutboxEntry =>
  entry({
    state: 'refused',
    needsDecision: true,
    failure: fail('rejected', 'rejected', { message: 'The city is unknown.' }).failure,
    ...parts,
  });

export const conflict = (parts: Partial<OutboxEntry> = {}): OutboxEntry =>
  entry({
    needsDecision: true,
    fields: [
      { name: 'city', base: 'Kearneysville', mine: 'Winchester', theirs: 'Charles Town', isConflict: true },
      { name: 'capacity', base: 900, mine: 1_000, theirs: 900 },
    ],
    ...parts,
  });

/** Replaces the outbox of `window.bridge`. Discarding and restoring change the list, as main's events do. */
export const setOutboxBridge = (entries: readonly OutboxEntry[]) => {
  const find = (id: string): OutboxEntry => entries.find((one) => one.id === id) ?? entry();
  const outbox = {
    list: vi.fn(async () => ok(entries)),
    send: vi.fn(async ({ id }: { readonly id: string }) => ok<OutboxEntry>({ ...find(id), state: 'done' })),
    sendAll: vi.fn(async () => ok(null)),
    decide: vi.fn(async ({ id }: { readonly id: string; readonly choices: unknown }) =>
      ok<OutboxEntry>({ ...find(id), state: 'done' }),
    ),
    edit: vi.fn(async ({ id }: { readonly id: string; readonly data: unknown }) => ok(find(id))),
    discard: vi.fn(async ({ id }: { readonly id: string }) => {
      setOutbox(useOutbox.getState().entries.filter((one) => one.id !== id));
      return ok(null);
    }),
    restore: vi.fn(async (_id: { readonly id: string }) => {
      setOutbox(entries);
      return ok(null);
    }),
    export: vi.fn(async () => ok({ name: 'outbox.json', bytes: 12 })),
  };
  Object.assign(window.bridge, { outbox });
  setOutbox(entries);
  return outbox;
};
