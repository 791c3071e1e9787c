/** A few small areas for the shell's tests: the sign-in is the real one, the others only say who they are. */
import { DataUsageRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { area as auth } from '../../../../renderer/features/auth';
import { type Area, definePage } from '../../../../renderer/kit/area/area';
import { discardDraft, saveDraft, takeDraft } from '../../../../renderer/kit/stores/drafts';

const heading = (title: string) => {
  const Screen = () => <h1>{title}</h1>;
  return async () => ({ Screen });
};

const NoteScreen = () => {
  const [note, setNote] = useState(() => String(takeDraft('note')?.text ?? ''));
  return (
    <>
      <h1>Notes</h1>
      <input
        aria-label="Note"
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          saveDraft('note', { text: target.value });
        }}
      />
      <button type="button" onClick={() => discardDraft('note')}>
        Send
      </button>
    </>
  );
};

const BrokenScreen = () => {
  throw new Error('the screen fell over');
};

const icon = DataUsageRegular;
export const testAreas: readonly Area[] = [
  definePage({
    name: 'dashboard',
    path: '/dashboard',
    icon,
    group: 'overview',
    needs: ['read', 'Dashboard'],
    screen: heading('The dashboard'),
  }),
  definePage({
    name: 'bookings',
    path: '/bookings',
    icon,
    group: 'sales',
    needs: ['read', 'Booking'],
    screen: heading('All bookings'),
  }),
  definePage({ name: 'media', path: '/notes', icon, group: 'outreach', screen: async () => ({ Screen: NoteScreen }) }),
  definePage({
    name: 'tracks',
    path: '/broken',
    icon,
    group: 'racing',
    screen: async () => ({ Screen: BrokenScreen }),
  }),
  definePage({ name: 'account', path: '/account', icon, screen: heading('My account') }),
  auth,
];
