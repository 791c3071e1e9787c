import { expect, test } from 'vitest';
import { area } from '../../../../../renderer/features/track-contacts';
import { contactLinks } from '../../../../../renderer/features/track-contacts/contact-links';

test('a contact is called with the country’s code, and written to', () => {
  const contact = { countryCode: '+49', phone: '01755550160', altPhone: null, email: 'a@nhr.example.com' };
  expect(contactLinks(contact)).toEqual([
    { key: 'phone', words: '+49 01755550160', address: 'tel:+491755550160' },
    { key: 'email', words: 'a@nhr.example.com', address: 'mailto:a@nhr.example.com' },
  ]);
});

test('what is no plain address can be copied, and not opened', () => {
  const contact = { phone: '*21*1#', email: 'a@b.example?bcc=c@d.example' };
  expect(contactLinks(contact).map(({ words, address }) => [words, address])).toEqual([
    ['*21*1#', undefined],
    ['a@b.example?bcc=c@d.example', undefined],
  ]);
});

test('a contact is asked with its id and its track’s', () => {
  expect(area.type === 'resource' && area.detailInput?.('5', { id: 5, trackId: 12 })).toEqual({ id: '5', trackId: 12 });
  expect(area.type === 'resource' && area.detailInput?.('5')).toEqual({ id: '5' });
  expect(area.type === 'resource' && area.detailNeedsRow).toBe(true);
});
