import { fail, ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ResourceDetail } from '../../../../../renderer/kit/detail/resource-detail';
import { collectDrafts, hasDrafts } from '../../../../../renderer/kit/stores/drafts';
import { useNotes } from '../../../../../renderer/kit/stores/notes';
import { openKit, setBridge } from '../kit-page';
import { area, bookings } from '../list/test-area';

/** Fluent hides what a panel covers. */
const hidden = { hidden: true };

const open = async () => {
  const bridge = setBridge(() => ok(bookings(1)[0]));
  const page = openKit(
    [
      { path: '/bookings/:id', element: <ResourceDetail area={area} /> },
      { path: '/', element: <p>Elsewhere</p> },
    ],
    '/bookings/1',
  );
  await screen.findByRole('heading', { level: 1, name: 'BK-001' });
  return { ...bridge, ...page };
};
const star = () => screen.getByRole('button', { ...hidden, name: 'Star' });
const openNote = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  return screen.findByRole('textbox', { ...hidden, name: 'Note' });
};

it('stars a record, and takes the star back', async () => {
  const { saveNote } = await open();
  await userEvent.click(star());
  await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
  expect(saveNote).toHaveBeenLastCalledWith({ area: 'bookings', id: '1', text: '', star: true });
  await userEvent.click(star());
  await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
  expect(useNotes.getState().notes.size).toBe(0);
});

it('gives a record a color by name, and says that it is only on this computer', async () => {
  const { saveNote } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Color: None' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Amber' }));
  await screen.findByRole('button', { name: 'Color: Amber' });
  expect(saveNote).toHaveBeenLastCalledWith({ area: 'bookings', id: '1', text: '', star: false, color: 'amber' });
  const description = 'Only on this computer. Never sent to the server.';
  expect(screen.getByRole('button', { name: 'Star', description })).toBeTruthy();
});

it('saves a note when the panel is closed, keeps star and color, and shows it on the page', async () => {
  const { saveNote, call } = await open();
  await userEvent.click(star());
  await userEvent.type(await openNote(), 'Call them back');
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Save note' }));
  expect(await screen.findByTitle('Call them back')).toBeTruthy();
  expect(screen.getByText('Note (only on this computer)')).toBeTruthy();
  expect(saveNote).toHaveBeenLastCalledWith({ area: 'bookings', id: '1', text: 'Call them back', star: true });
  expect(JSON.stringify(call.mock.calls)).not.toContain('Call them back');
});

it('saves a note when the screen is left by a shortcut', async () => {
  const { saveNote, router } = await open();
  await userEvent.type(await openNote(), 'Half a thought');
  void router.navigate('/');
  await screen.findByText('Elsewhere');
  await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
});

it('reports a note that could not be saved, and keeps its text for the next try', async () => {
  const { saveNote } = await open();
  saveNote.mockResolvedValueOnce(fail('file', 'disk-full'));
  await userEvent.type(await openNote(), 'Gate 4');
  await userEvent.keyboard('{Escape}');
  await screen.findByText(/disk is full/i);
  expect(screen.queryByText('Note (only on this computer)')).toBeNull();
  const field = await openNote();
  expect((field as HTMLTextAreaElement).value).toBe('Gate 4');
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Save note' }));
  expect(await screen.findByTitle('Gate 4')).toBeTruthy();
});

it('keeps the text of a note that was typed when the app was locked, and shows it again', async () => {
  const { saveNote, router } = await open();
  saveNote.mockResolvedValueOnce(fail('signed-out', 'locked'));
  await userEvent.type(await openNote(), 'Gate 4');
  expect(collectDrafts()).toEqual({ 'note./bookings/1': { text: 'Gate 4' } });
  void router.navigate('/');
  await screen.findByText('Elsewhere');
  await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
  expect(hasDrafts()).toBe(false);

  void router.navigate('/bookings/1');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { ...hidden, name: 'Note' });
  expect(field.value).toBe('Gate 4');
  screen.getByText('Restored what you had not saved.');
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Save note' }));
  expect(await screen.findByTitle('Gate 4')).toBeTruthy();
  expect(collectDrafts()).toEqual({});
});
