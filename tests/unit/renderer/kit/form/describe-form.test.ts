/** The values of a form are those of the record, and only what changed is sent, in the server's types. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeForm } from '../../../../../renderer/kit/form/describe-form';
import { changeLanguage } from '../../../../../renderer/locales';

const form = describeForm({
  name: 'text',
  zipCode: 'text',
  notes: 'longText',
  capacity: { min: 0, max: 10_000_000 },
  latitude: { min: -90, max: 90 },
  share: { min: 0, max: 100 },
  amenities: 'words',
  waiverRequired: 'flag',
  waiver: 'file',
  images: 'files',
});
const waiver = 'https://x.example/waiver.pdf';
const record = {
  name: "O'Hara Field",
  zipCode: '02138',
  notes: null,
  capacity: '4200',
  share: 5,
  amenities: ['Fuel', 'Camping'],
  waiverRequired: true,
  images: ['data:image/png;base64,AA'],
  noiseLimitDb: 103,
};
const before = form.read(record);

describe('an update', () => {
  test('sends nothing if nothing changed', () => {
    const now = { ...before, name: ` ${before.name} `, amenities: 'Fuel,  Camping , Fuel' };
    expect(form.changes(before, now, record)).toEqual({});
  });

  test('sends the changed fields in the types of the server, and null for an empty one', () => {
    const now = { ...before, name: ' ', zipCode: ' 02139 ', capacity: '5000', share: '4.5', amenities: 'Fuel' };
    expect(form.changes(before, now, record)).toEqual({
      name: null,
      zipCode: '02139',
      capacity: '5000',
      share: 4.5,
      amenities: ['Fuel'],
    });
  });

  test('sends a long text exactly as typed', () => {
    expect(form.changes(before, { ...before, notes: ' two\nlines ' }, record)).toEqual({ notes: ' two\nlines ' });
    expect(form.changes(before, { ...before, notes: ' \n' }, record)).toEqual({});
  });

  test('reads numbers in the notation of the region, and leaves unchanged ones alone', async () => {
    await changeLanguage('es');
    onTestFinished(() => changeLanguage('en'));
    const place = { ...record, latitude: 40.4168 };
    const shown = form.read(place);
    expect(shown.latitude).toBe('40,4168');
    expect(form.changes(shown, shown, place)).toEqual({});
    const now = { ...shown, latitude: '40,5', share: '7,5', capacity: '1.500' };
    expect(form.changes(shown, now, place)).toEqual({ latitude: 40.5, share: 7.5, capacity: '1500' });
    expect(form.changes(shown, { ...shown, latitude: '٤٠٫٥' }, place)).toEqual({ latitude: 40.5 });
    expect(form.changes(shown, { ...shown, latitude: 'north' }, place)).toEqual({ latitude: 'north' });
  });

  test('sends the address of a new file, null for a removed one, and a whole list of files', () => {
    const had = form.read({ ...record, waiver });
    const other = 'https://x.example/waiver-new.pdf';
    expect(form.changes(had, { ...had, waiver: [other], images: [] })).toEqual({ waiver: other, images: [] });
    expect(form.changes(had, { ...had, waiver: [], waiverRequired: false })).toEqual({
      waiver: null,
      waiverRequired: false,
    });
  });
});

test('a create sends what is not empty, and every flag', () => {
  expect(form.all({ ...form.read({}), name: 'Oval', waiver: [waiver] })).toEqual({
    name: 'Oval',
    waiver,
    waiverRequired: false,
  });
});
