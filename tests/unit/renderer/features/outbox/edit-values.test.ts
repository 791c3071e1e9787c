import { expect, onTestFinished, test } from 'vitest';
import { canEdit, toEditedData, toEditValues } from '../../../../../renderer/features/outbox/edit-values';
import { changeLanguage } from '../../../../../renderer/locales';
import { draft, entry } from './entries';

test('an emptied field of a record is sent as empty, an emptied input of a call is left out', () => {
  const record = entry({ input: { id: '7', data: { city: 'Winchester' } } });
  expect(toEditedData(record, { field0: ' ' })).toEqual({ city: null });
  const fields = [
    { name: 'accessFrom', mine: '2026-05-16' },
    { name: 'trackIds', mine: ['1', '2'] },
  ];
  const input = { subAdminId: '3', trackIds: ['1', '2'], accessFrom: '2026-05-16' };
  const assignment = entry({ call: 'assignment.assign', input, fields });
  expect(toEditedData(assignment, { field0: '', field1: '1\n2' })).toEqual({ ...input, accessFrom: undefined });
});

test('values that nobody edited keep their type, and nested ones are not offered', () => {
  const fields = [
    { name: 'capacity', base: 900, mine: null },
    { name: 'geo.location', mine: { lat: 39.2 } },
    { name: 'zip.code', mine: '02138' },
  ];
  const data = { capacity: null, 'geo.location': { lat: 39.2 }, 'zip.code': '02138' };
  const change = entry({ fields, input: { id: '7', data } });
  const values = toEditValues(fields);
  expect(values).toEqual({ field0: '', field2: '02138' });
  expect(toEditedData(change, values)).toEqual(data);
  expect(toEditedData(change, { ...values, field0: '1200', field2: '00501' })).toEqual({
    ...data,
    capacity: 1_200,
    'zip.code': '00501',
  });
});

test('a number is edited in the notation of the region', async () => {
  const fields = [{ name: 'latitude', mine: 40.4168 }];
  const change = entry({ fields, input: { id: '7', data: { latitude: 40.4168 } } });
  await changeLanguage('es');
  onTestFinished(() => changeLanguage('en'));
  expect(toEditValues(fields)).toEqual({ field0: '40,4168' });
  expect(toEditedData(change, { field0: '40,4168' })).toEqual({ latitude: 40.4168 });
  expect(toEditedData(change, { field0: '-٣,٧' })).toEqual({ latitude: -3.7 });
});

test('only what is surely not done can be edited', () => {
  expect(canEdit(entry())).toBe(true);
  expect(canEdit(entry({ state: 'refused' }))).toBe(true);
  expect(canEdit(entry({ state: 'unknown' }))).toBe(false);
  expect(canEdit(entry({ kind: 'upload' }))).toBe(false);
  expect(canEdit(draft())).toBe(false);
});
