import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/track-contacts';
import { contactLinks } from '../../../../../renderer/features/track-contacts/detail-actions';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

test('a contact opened by a direct link is requested with its id and track id, and can be called', async () => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const details: unknown[] = [];
  const opened: string[] = [];
  const call: Bridge['call'] = (id, input, callId) => {
    if (id === 'trackContact.detail') details.push(input);
    return bridge.call(id, input, callId);
  };
  const openExternal = async ({ url }: { readonly url: string }) => {
    opened.push(url);
    return ok(null);
  };
  Object.defineProperty(window, 'bridge', {
    value: { ...bridge, call, app: { ...bridge.app, openExternal } },
    configurable: true,
  });
  await act(() => router.navigate('/track-contacts/5'));
  const button = await screen.findByRole('button', { name: 'Call' }, long);
  expect(details).toEqual([{ id: '5', trackId: 1 }]);
  await userEvent.click(button);
  await waitFor(() => expect(opened).toEqual(['tel:+14055550112']));
  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  expect(opened.at(-1)).toBe('mailto:operations1@crr.example.com');
});

test('a contact has links to its phone numbers, with the country code, and to its email address', () => {
  const contact = { countryCode: '+49', phone: '01755550160', altPhone: null, email: 'a@nhr.example.com' };
  expect(contactLinks(contact)).toEqual([
    { key: 'phone', label: '+49 01755550160', address: 'tel:+491755550160' },
    { key: 'email', label: 'a@nhr.example.com', address: 'mailto:a@nhr.example.com' },
  ]);
});

test('a text that is not a plain address can be copied but not opened', () => {
  const contact = { phone: '*21*1#', email: 'a@b.example?bcc=c@d.example' };
  expect(contactLinks(contact).map(({ label, address }) => [label, address])).toEqual([
    ['*21*1#', undefined],
    ['a@b.example?bcc=c@d.example', undefined],
  ]);
});

test('a contact is requested with its id and its track id', () => {
  expect(area.type === 'resource' && area.detailInput?.('5', { id: 5, trackId: 12 })).toEqual({ id: '5', trackId: 12 });
  expect(area.type === 'resource' && area.detailInput?.('5')).toEqual({ id: '5' });
  expect(area.type === 'resource' && area.detailNeedsRow).toBe(true);
});
