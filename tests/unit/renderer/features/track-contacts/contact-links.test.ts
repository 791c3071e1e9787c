import { expect, test } from 'vitest';
import { area } from '../../../../../renderer/features/track-contacts';
import { contactLinks } from '../../../../../renderer/features/track-contacts/detail-actions';

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
