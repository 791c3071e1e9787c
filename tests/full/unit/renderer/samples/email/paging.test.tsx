/** Stepping through a folder: the service says which mail is next, and a 404 past the end is an end, not an error. */
import { fail, ok, type Result } from '@contract/failure';
import type { Email } from '@contract/samples/entities/email';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useNotices } from '../../../../../../renderer/kit/feedback/notify';
import type { MailLocation } from '../../../../../../renderer/samples/email/data/mail-location';
import { usePaging } from '../../../../../../renderer/samples/email/reading/paging';
import { openKit, setBridge } from '../../../../../unit/renderer/kit/kit-page';

const mail = (id: number) =>
  ({
    id,
    folder: 'inbox',
    isRead: true,
    subject: `Mail ${id}`,
    hasNextMail: true,
    hasPreviousMail: false,
  }) as unknown as Email;

const open = vi.fn<(id: number | undefined) => void>();

const Steps = ({ q }: { readonly q: string }) => {
  const location: MailLocation = { view: undefined, id: '2', q, unread: false, search: '', open, setFilter: () => {} };
  const mails = [mail(2), mail(5)];
  const { previous, next } = usePaging({ mail: mail(2), mails, view: { kind: 'folder', name: 'inbox' }, location });
  return (
    <>
      <button type="button" disabled={!previous.go} onClick={previous.go}>
        Newer
      </button>
      <button type="button" disabled={!next.go} onClick={next.go}>
        Older
      </button>
    </>
  );
};

const show = (q: string, answer: Result<unknown>) => {
  open.mockClear();
  const { call } = setBridge(() => answer);
  openKit([{ path: '/', element: <Steps q={q} /> }], '/');
  return call;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('in a complete folder the next mail is requested from the server, and a known end is not', async () => {
  const call = show('', ok({ id: 3 }));
  expect(button('Newer').disabled).toBe(true);
  await userEvent.click(button('Older'));
  await waitFor(() => expect(open).toHaveBeenCalledWith(3));
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['email.paginate', { dir: 'next', emailId: 2 }]);
});

test('past the end the button is disabled, and no error is shown', async () => {
  show('', fail('rejected', 'not-found'));
  await userEvent.click(button('Older'));
  await waitFor(() => expect(button('Older').disabled).toBe(true));
  expect(open).not.toHaveBeenCalled();
  expect(useNotices.getState().notices).toEqual([]);
});

test('in search results the shown list determines the next mail', async () => {
  const call = show('mail', fail('unexpected', 'unexpected'));
  await userEvent.click(button('Older'));
  expect(open).toHaveBeenCalledWith(5);
  expect(call).not.toHaveBeenCalled();
});
