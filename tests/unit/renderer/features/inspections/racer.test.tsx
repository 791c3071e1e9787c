/** A racer's page on the demo's answers, with parts that fail or never load. */
import type { Bridge } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../../../../renderer/features/inspections';
import { openApp } from '../../../../support/open-app';

type App = Awaited<ReturnType<typeof openApp>>;
let app: App | undefined;
afterEach(() => app?.close());

/** The page of a racer who has an inspection; `answer` stands in for the demo's own answer to some calls. */
const openRacer = async (answer: (id: string) => ReturnType<Bridge['call']> | undefined) => {
  app = await openApp('/inspections', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const found = await bridge.call('visitor.list', { userType: 'racer', perPage: 500 }, 'find');
  let id: unknown;
  for (const racer of found.ok ? found.value.rows : []) {
    const info = await bridge.call('inspection.info', { userId: String(racer.id) }, `find-${racer.id}`);
    if (info.ok && info.value.status === 'passed') {
      id = racer.id;
      break;
    }
  }
  expect(id).toBeDefined();
  const call: Bridge['call'] = (name, input, callId) =>
    (answer(name) as ReturnType<typeof bridge.call<typeof name>> | undefined) ?? bridge.call(name, input, callId);
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate(`/inspections/${String(id)}`));
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('the other parts are shown if one part fails and one never loads', async () => {
  await openRacer((id) => {
    if (id === 'inspection.team') return Promise.resolve(fail('timeout', 'deadline'));
    if (id === 'inspection.terms') return new Promise(() => {});
    return undefined;
  });
  expect(await screen.findByText('License no.', undefined, { timeout: 10_000 })).toBeDefined();
  expect(await (await part('Team')).findByRole('button', { name: 'Try again' })).toBeDefined();
  expect((await part('Terms')).queryByText('Signed by')).toBeNull();
  expect(await (await part('Tech card')).findByText('Brakes')).toBeDefined();
  expect(await (await part('Inspection')).findByText('Passed', { selector: 'span' })).toBeDefined();
  expect((await part('Action needed')).queryByText('Ready')).toBeNull();
});

test("pictures of other racers are left out of a racer's own, with their number", async () => {
  const picture = { mediaType: 'image', category: 'front', url: '/uploads/a.jpg' };
  const rows = [
    { ...picture, id: 1, caption: 'Own car' },
    { ...picture, id: 2, caption: 'Other car', userId: '99999999' },
  ];
  await openRacer((id) =>
    id === 'inspection.media' ? Promise.resolve(ok({ rows, total: 2, isComplete: true })) : undefined,
  );
  const pictures = await part('Pictures');
  expect(await pictures.findByText('Own car', undefined, { timeout: 10_000 })).toBeDefined();
  expect(pictures.queryByText('Other car')).toBeNull();
  expect(await pictures.findByText("The server sent 1 row that doesn't belong here. It's left out.")).toBeDefined();
});

test('a part that the server does not have is shown as a note, not as an error', async () => {
  await openRacer((id) =>
    id === 'inspection.vehicleInfo' ? Promise.resolve(fail('rejected', 'not-found')) : undefined,
  );
  expect(await (await part('Vehicle')).findByText("The racer hasn't submitted a vehicle form.")).toBeDefined();
  expect(await (await part('Action needed')).findByText('No vehicle form')).toBeDefined();
  expect((await part('Vehicle')).queryByRole('alert')).toBeNull();
});

test('a part that names the racer by the code of their record is theirs, as on the board', async () => {
  app = await openApp('/inspections', [area]);
  const { bridge, router } = app;
  const { call } = bridge;
  const racer = { id: 'usr-7', visitorCode: 'v-1001', firstName: 'Ana', lastName: 'Reyes' };
  const coded = (id: string, input: object, callId: string): Promise<unknown> => {
    if (id === 'visitor.detail') return Promise.resolve(ok(racer));
    if (id === 'inspection.driverInfo') return Promise.resolve(ok({ userId: 'v-1001', licenseNumber: 'L-1' }));
    if (id.startsWith('inspection.')) return Promise.resolve(fail('rejected', 'not-found'));
    return call(id as 'visitor.list', input, callId);
  };
  Object.assign(bridge, { call: coded as Bridge['call'] });
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/inspections/usr-7'));
  await screen.findByRole('heading', { name: 'Ana Reyes' });
  expect(await screen.findByText('L-1', undefined, { timeout: 10_000 })).toBeDefined();
  expect(screen.queryByText(/for another racer/)).toBeNull();
});

test.each([
  ['a visitor', '/inspections/99999999', 'Not found'],
  ['an event', '/inspections/10071?event=99999999', 'Not found'],
  ['an event', '/inspections?event=99999999', 'Event not found'],
])('%s whom nobody has is called not found, and not unready: %s', async (_, path, title) => {
  app = await openApp('/inspections', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate(path));
  expect(await screen.findByText(title, undefined, { timeout: 10_000 })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/Not ready|hasn't submitted|No events yet/);
});
