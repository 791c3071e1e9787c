/** The screens of tracks with the demo's answers: what is sent, how often, and what the user sees. */
import type { Bridge } from '@contract/bridge';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinAreas } from '../../../../../renderer/app/areas/site-map';
import { area as admins } from '../../../../../renderer/features/admins';
import { area } from '../../../../../renderer/features/tracks';
import { Delete } from '../../../../../renderer/features/tracks/delete-dialog';
import { hasDrafts } from '../../../../../renderer/kit/stores/drafts';
import { openApp } from '../../../../support/open-app';
import { type Answer as KitAnswer, openKit, setBridge } from '../../kit/kit-page';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

interface Sent {
  readonly id: string;
  readonly input: unknown;
}
type Answer = (id: string, real: () => Promise<Result<unknown>>) => Promise<Result<unknown>> | undefined;

/** Opens a path as the demo's admin or another user, and records all calls. */
const open = async (path: string, { answer = () => undefined, email }: { answer?: Answer; email?: string } = {}) => {
  app = await openApp('/', joinAreas([area, admins]));
  const { bridge, router } = app;
  await act(async () => {
    if (email) await bridge.session.signIn({ email, password: 'pitwall' });
    else await bridge.session.exploreDemo();
  });
  const sent: Sent[] = [];
  const call: Bridge['call'] = (id, input, callId) => {
    sent.push({ id, input });
    const real = () => bridge.call(id, input, callId);
    return (answer(id, real) ?? real()) as ReturnType<typeof real>;
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate(path));
  const of = (id: string) => sent.filter((one) => one.id === id).map(({ input }) => input);
  return { ...app, of };
};

const long = { timeout: 20_000 };
const lost: { readonly ok: false; readonly failure: Failure } = fail('unknown-outcome', 'unknown-outcome');
const field = (name: RegExp) => screen.findByRole('textbox', { name }, long);

describe('a new track', () => {
  const fill = async (name: string) => {
    const box = await field(/^Name/);
    await userEvent.clear(box);
    await userEvent.type(box, name);
  };
  const create = () => screen.getByRole('button', { name: 'Create track' });

  test('shows a refusal next to its field, and is then created once, however often Save is clicked', async () => {
    const { of, place } = await open('/tracks/new');
    await fill('Cedar Ridge Raceway');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'oval');
    await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'Norman');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^State/ }, long), 'Oklahoma');
    await userEvent.click(create());
    expect(await screen.findByText('Choose another name.', undefined, long)).toBeDefined();
    expect((await field(/^City/)).getAttribute('value')).toBe('Norman');
    expect(place()).toBe('/tracks/new');

    await fill('Norman Oval');
    await userEvent.dblClick(create());
    await waitFor(() => expect(place()).toMatch(/^\/tracks\/\d+$/), long);
    expect(await screen.findByRole('heading', { name: 'Norman Oval' }, long)).toBeDefined();
    expect(of('track.create')).toHaveLength(2);
    expect(of('track.create').at(-1)).toMatchObject({
      data: {
        name: 'Norman Oval',
        type: 'oval',
        state: 'Oklahoma',
        stateCode: 'OK',
        country: 'US',
        waiverRequired: true,
      },
    });
  });

  test('sends a waiver, and reports if the server does not save it', async () => {
    const { of, place } = await open('/tracks/new', {
      answer: (id, real) =>
        id === 'track.detail'
          ? real().then((found) => (found.ok ? ok({ ...Object(found.value), waiverUrl: null }) : found))
          : undefined,
    });
    const url = 'https://files.example/waiver.pdf';
    const job = { id: 'job-1', kind: 'upload', title: 'waiver.pdf', state: 'done', done: 1, media: { url } };
    Object.assign(window.bridge.files, { upload: () => Promise.resolve(ok([job])) });
    await fill('Waiver Oval');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'oval');
    await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'Norman');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a waiver…' }));
    expect(await screen.findByRole('button', { name: 'Remove Waiver file' }, long)).toBeDefined();
    await userEvent.click(create());
    const notice = "Created, but the server didn't save: Waiver file";
    expect((await screen.findAllByText(notice, undefined, long)).length).toBeGreaterThan(0);
    expect(of('track.create')).toMatchObject([{ data: { name: 'Waiver Oval', waiverUrl: url } }]);
    await waitFor(() => expect(place()).toMatch(/^\/tracks\/\d+$/), long);
  });

  test('reports missing values before anything is sent', async () => {
    const { of } = await open('/tracks/new');
    await fill('Norman Oval');
    await userEvent.click(create());
    expect(await screen.findByText('Choose a type.')).toBeDefined();
    expect(of('track.create')).toEqual([]);
  });
});

describe('a change of a track', () => {
  const change = async () => {
    const hours = await field(/^Hours/);
    await userEvent.clear(hours);
    await userEvent.type(hours, 'Sun 09:00-17:00');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  };

  test('sends the id and the changed fields, and is read back', async () => {
    const { of, place } = await open('/tracks/2/edit');
    await change();
    await waitFor(() => expect(place()).toBe('/tracks/2'), long);
    expect(of('track.update')).toEqual([{ id: '2', data: { hours: 'Sun 09:00-17:00' } }]);
    expect(await screen.findByText('Sun 09:00-17:00', undefined, long)).toBeDefined();
  });

  test('is sent and read back exactly as typed, including HTML characters', async () => {
    const typed = `<b>Fast</b> & "wide" isn't <i>  \nNext line  `;
    const { of, place, router } = await open('/tracks/2/edit');
    const box = await field(/^Description/);
    fireEvent.change(box, { target: { value: typed } });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(place()).toBe('/tracks/2'), long);
    expect(of('track.update')).toEqual([{ id: '2', data: { description: typed } }]);
    expect(await screen.findByText(/Fast.*Next line/s, undefined, long)).toBeDefined();
    await act(() => router.navigate('/tracks/2/edit'));
    expect(((await field(/^Description/)) as HTMLTextAreaElement).value).toBe(typed);
  });

  test('starts from the server’s current values, not from those shown before', async () => {
    const { bridge, router } = await open('/tracks/2');
    await screen.findByRole('button', { name: 'Edit' }, long);
    await bridge.call('track.update', { id: '2', data: { hours: 'Changed at another desk' } }, 'other');
    await act(() => router.navigate('/tracks/2/edit'));
    expect((await field(/^Hours/)).getAttribute('value')).toBe('Changed at another desk');
  });

  test('shows the values read back, also if the server rewrote them', async () => {
    const rewritten = (found: Result<unknown>): Result<unknown> => {
      if (!found.ok) return found;
      const { hours, ...others } = Object(found.value) as { readonly hours: string };
      return ok({ ...others, hours: hours.toUpperCase() });
    };
    // The list that screens show is being reloaded after a save, but has not arrived yet.
    let isSaved = false;
    let reads = 0;
    const { place, router } = await open('/tracks/2/edit', {
      answer: (id, real) => {
        if (id === 'track.update') isSaved = true;
        if (id !== 'track.detail') return undefined;
        reads += isSaved ? 1 : 0;
        return reads === 1 ? new Promise(() => undefined) : real().then(rewritten);
      },
    });
    await change();
    await waitFor(() => expect(place()).toBe('/tracks/2'), long);
    expect(await screen.findByText('SUN 09:00-17:00', undefined, long)).toBeDefined();
    await act(() => router.navigate('/tracks/2/edit'));
    const hours = await field(/^Hours/);
    await waitFor(() => expect(hours.getAttribute('value')).toBe('SUN 09:00-17:00'), long);
  });

  test('with a lost answer stays in the form as uncertain if the record does not show it', async () => {
    const { of, place } = await open('/tracks/2/edit', {
      answer: (id) => (id === 'track.update' ? Promise.resolve(lost) : undefined),
    });
    await change();
    expect(await screen.findByText(/couldn't confirm that this was saved/, undefined, long)).toBeDefined();
    expect(screen.getByText('This change may have been made')).toBeDefined();
    expect((await field(/^Hours/)).getAttribute('value')).toBe('Sun 09:00-17:00');
    expect(place()).toBe('/tracks/2/edit');
    expect(of('track.update')).toHaveLength(1);
  });

  test.each(['Save changes', 'Cancel'])('returns to the list in the same state with “%s”', async (button) => {
    const { place, router } = await open('/tracks');
    const search = '?filter.status=active&sort=-capacity';
    await act(() => router.navigate('/tracks/2', { state: { list: '/tracks', search, index: 1 } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, long));
    const hours = await field(/^Hours/);
    if (button === 'Save changes') await userEvent.type(hours, ' and by phone');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(/^2 of \d+$/, undefined, long)).toBeDefined();
    expect(place()).toBe('/tracks/2');
    expect(screen.getByRole('link', { name: 'Back to Tracks' }).getAttribute('href')).toBe(`/tracks${search}`);
  });
});

describe('deleting a track', () => {
  test('names the track and what is linked to it, and shows a refusal', async () => {
    const { of, place } = await open('/tracks/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete…' }, long));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Cedar Ridge Raceway?' }, long));
    expect(await dialog.findByText(/^\d+ contacts?$/, undefined, long)).toBeDefined();
    expect(dialog.getByText("This can't be undone.")).toBeDefined();
    expect(document.activeElement?.textContent).not.toBe('Delete track');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete track' }));
    // The track has events, so nothing is sent before two confirmations.
    expect(await dialog.findByText(/^This track has \d+ events?. Delete it anyway\?$/, undefined, long)).toBeDefined();
    expect(of('track.remove')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete anyway' }));
    expect(await screen.findByText(/to come. Cancel or move them first/, undefined, long)).toBeDefined();
    expect(of('track.remove')).toEqual([{ id: '1' }]);
    expect(place()).toBe('/tracks/1');
  });

  describe('on a server that counts badly', () => {
    const open = (contacts: KitAnswer) => {
      setBridge((id, input) => {
        // The one row happens to be the track's own.
        if (id === 'event.list') return ok({ rows: [{ id: 1, trackId: 7 }], total: 1_240, isComplete: false });
        return contacts(id, input);
      });
      const records = [{ id: 7, name: 'Old Dominion' }];
      openKit([{ path: '/', element: <Delete records={records} onClose={vi.fn()} /> }], '/');
    };
    const button = () => screen.getByRole('button', { name: 'Delete track' });

    test('states no number of all tracks as the track’s own', async () => {
      open((_, { trackId }) => ok({ rows: [], total: trackId ? 2 : 310, isComplete: false }));
      expect(await screen.findByText('2 contacts')).toBeDefined();
      expect(screen.queryByText(/1,240/)).toBeNull();
      expect(screen.getByText('This track may have events.')).toBeDefined();
      await userEvent.click(button());
      expect(await screen.findByText('This track may have events. Delete it anyway?')).toBeDefined();
    });

    test('waits for the contacts, and says that there may be some if they cannot be counted', async () => {
      const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
      open(() => promise);
      await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
      expect(screen.getByText('Loading…')).toBeDefined();
      resolve(fail('rejected', 'server-error'));
      expect(await screen.findByText('This track may have contacts.')).toBeDefined();
      expect(button().getAttribute('aria-disabled')).not.toBe('true');
    });
  });

  test('does not count as done while the server still has the track', async () => {
    const { place } = await open('/tracks/17', {
      answer: (id) => (id === 'track.remove' ? Promise.resolve(ok({})) : undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete…' }, long));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete track' }, long));
    expect(await screen.findByText(/^The server responded, but .* still exists\.$/, undefined, long)).toBeDefined();
    expect(screen.queryByText(/was deleted/)).toBeNull();
    expect(place()).toBe('/tracks/17');
  });

  test('with a lost answer is not offered again before the record was read', async () => {
    const { of } = await open('/tracks/17', {
      answer: (id) => (id === 'track.remove' ? Promise.resolve(lost) : undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete…' }, long));
    const remove = await screen.findByRole('button', { name: 'Delete track' }, long);
    await userEvent.click(remove);
    expect(await screen.findByText(/^May have been deleted\. Check before/, undefined, long)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete track' })).toBeNull();
    expect(of('track.remove')).toHaveLength(1);
  });
});

describe('a user without permission', () => {
  test('sees disabled buttons that name the missing permission', async () => {
    await open('/tracks/1', { email: 'subadmin@pitwall.example' });
    const remove = await screen.findByRole('button', { name: 'Delete…' }, long);
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Edit' }).getAttribute('aria-disabled')).not.toBe('true');
    const words = document.getElementById(remove.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(words).toBe('You need the “delete tracks” permission to do this.');
    for (const tab of ['W-9', 'Sub-admins']) expect(screen.queryByRole('tab', { name: tab })).toBeNull();
  });
});

describe('a track’s page', () => {
  test('renders the markup of the waiver, and never shows a full tax number', async () => {
    const { router } = await open('/tracks/1?tab=waiver');
    const waiver = within(await screen.findByRole('article', { name: 'Waiver preview' }, long));
    expect(await waiver.findByRole('heading', { name: 'Release and waiver' }, long)).toBeDefined();
    expect(waiver.getAllByRole('listitem').length).toBeGreaterThan(2);
    await act(() => router.navigate('/tracks/1?tab=w9'));
    expect(await screen.findByText(/^••• \d{4}$/, undefined, long)).toBeDefined();
  });

  test('assigns people after showing the changes, with an outcome for each', async () => {
    const { of } = await open('/tracks/3?tab=sub-admins');
    const people = await screen.findByRole('region', { name: 'Sub-admins' }, long);
    const marco = within(people).getByRole('checkbox', { name: /Marco Reyes/ });
    await userEvent.click(marco);
    expect(screen.getByText('Add Marco Reyes')).toBeDefined();
    expect(of('assignment.assign')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    const result = within(await screen.findByRole('region', { name: 'Result' }, long));
    expect(result.getByText('Marco Reyes added to Blue Mesa Motorsports Park')).toBeDefined();
    expect(of('assignment.assign')).toEqual([{ subAdminId: '2', trackIds: ['1', '5', '3'] }]);
    await waitFor(() => expect(screen.getByText(/Review changes before saving/)).toBeDefined(), long);
  });

  test('keeps selection, dates and note across tabs, and sends and discards them together', async () => {
    const { of } = await open('/tracks/3?tab=sub-admins');
    const marco = async () => screen.findByRole('checkbox', { name: /Marco Reyes/ }, long);
    await userEvent.click(await marco());
    // A click would open the calendar, which receives the keys.
    act(() => screen.getByLabelText('Access until').focus());
    await userEvent.keyboard('12/31/2026');
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Note'), 'Season help');
    expect(screen.getByText(/apply to all of each person's tracks/)).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Sub-admins' }));
    await marco();
    expect(screen.getByLabelText<HTMLInputElement>('Access until').value).toBe('Dec 31, 2026');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Season help');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await screen.findByRole('region', { name: 'Result' }, long);
    expect(of('assignment.assign')).toMatchObject([{ accessUntil: '2026-12-31', note: 'Season help' }]);
    await waitFor(() => expect(screen.getByText(/Review changes before saving/)).toBeDefined(), long);
    expect(hasDrafts()).toBe(false);
    await userEvent.click(await marco());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('');
  });

  test('saves no access without the end that was typed and could not be read', async () => {
    const { of } = await open('/tracks/3?tab=sub-admins');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Marco Reyes/ }, long));
    const type = async (until: string): Promise<void> => {
      act(() => screen.getByLabelText('Access until').focus());
      await userEvent.keyboard(until);
    };
    await type('31/31/2026');
    // A click leaves the field first.
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await screen.findByText(/isn't a day/);
    expect(of('assignment.assign')).toEqual([]);
    await type('12/31/2026');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await screen.findByRole('region', { name: 'Result' }, long);
    expect(of('assignment.assign')).toMatchObject([{ accessUntil: '2026-12-31' }]);
  });

  test('assigns several tracks to a sub-admin from the page of the sub-admin', async () => {
    const { of } = await open('/admins/2?tab=tracks');
    const tracks = await screen.findByRole('region', { name: 'Tracks' }, long);
    await userEvent.click(within(tracks).getByRole('checkbox', { name: /Copper Flats/ }));
    await userEvent.click(within(tracks).getByRole('checkbox', { name: /Cedar Ridge/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    const result = within(await screen.findByRole('region', { name: 'Result' }, long));
    expect(result.getByText('Marco Reyes removed from Cedar Ridge Raceway')).toBeDefined();
    expect(of('assignment.assign')).toEqual([{ subAdminId: '2', trackIds: ['5', '2'] }]);
  });
});
