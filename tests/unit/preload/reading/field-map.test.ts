/** What is made ahead for the names of a server. Each test loads the modules anew, because they keep what they have seen. */
import { beforeEach, expect, it, vi } from 'vitest';

const forms = vi.hoisted(() => ({ prepared: 0 }));
vi.mock('@contract/reading/match-name', async (original) => {
  const real = await original<typeof import('@contract/reading/match-name')>();
  const createMatcher: typeof real.createMatcher = (entity) => {
    const { match, prepare } = real.createMatcher(entity);
    return {
      match,
      prepare: () => {
        forms.prepared += 1;
        prepare();
      },
    };
  };
  return { ...real, createMatcher };
});

beforeEach(() => {
  vi.resetModules();
  forms.prepared = 0;
});

const load = async () => {
  const { prepareFieldMap } = await import('@contract/reading/field-map');
  const { entityFields } = await import('@contract/reading/entity-fields');
  const { readRecord } = await import('@contract/reading/read-record');
  return { prepare: () => prepareFieldMap(entityFields.booking), read: readRecord };
};

it('is prepared before the first record', async () => {
  const { prepare, read } = await load();
  prepare();
  expect(forms.prepared).toBe(1);
  expect(read('booking', { order_no: 'BK-7F3KQ' })).toMatchObject({ bookingNumber: 'BK-7F3KQ' });
});

it('is prepared no more while all records have canonical names', async () => {
  const { prepare, read } = await load();
  read('booking', { id: 7, bookingNumber: 'BK-7F3KQ' });
  prepare();
  expect(forms.prepared).toBe(0);
  read('track', { id: 1, trackTitle: 'Farmington' });
  prepare();
  expect(forms.prepared).toBe(1);
});
