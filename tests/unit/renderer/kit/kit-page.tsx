/** A part of the kit alone in jsdom: texts, theme and router as in the app, and a bridge whose answers a test writes. */
import type {
  Bridge,
  Changes,
  ChangesReason,
  Job,
  LocalNote,
  NoteInput,
  RecentExport,
  SettingsView,
} from '@contract/bridge';
import type { LastExport } from '@contract/bridge/exports';
import { isEmptyNote } from '@contract/bridge/notes';
import type { LogEntry, LogInput } from '@contract/event-log/entry';
import { ok, type Result } from '@contract/failure';
import { initialSettings } from '@contract/settings';
import { viewSettings } from '@contract/settings/user-settings';
import { FluentProvider } from '@fluentui/react-components';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { Values } from '../../../../renderer/kit/area/field';
import { queryClient } from '../../../../renderer/kit/bridge/query-client';
import { useNotices } from '../../../../renderer/kit/feedback/notify';
import { Toasts } from '../../../../renderer/kit/feedback/toasts';
import { themeOf } from '../../../../renderer/kit/skins/themes';
import { clearDrafts } from '../../../../renderer/kit/stores/drafts';
import { clearListMemory } from '../../../../renderer/kit/stores/list-memory';
import { clearNotes } from '../../../../renderer/kit/stores/notes';
import { setSession } from '../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../renderer/kit/stores/settings';

export type Answer = (id: string, input: Values) => Result<unknown> | Promise<Result<unknown>>;

const settings: SettingsView = {
  ...viewSettings(initialSettings, { fixed: { mode: 'demo' }, allowHttp: [] }),
  showSamples: false,
  fixed: {},
};

/** jsdom has no layout; the grid then sees a window of 600 pixels. */
const giveLayout = (): void => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_200);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
};

/** The name of this computer in the logs of events. */
export const computer = '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a01';

const logOrigin = (event: string) => ({
  ...{ id: crypto.randomUUID(), event, at: new Date().toISOString() },
  ...{ computer, gate: '', by: 'Dana' },
});

/** Sets `window.bridge`, with everybody allowed to do everything. */
export const setBridge = (answer: Answer) => {
  const call = vi.fn((id: string, input: Values, _callId: string) => Promise.resolve(answer(id, input)));
  const exportCsv = vi.fn(async (_request: unknown): Promise<Result<Job | null>> => ok(null));
  const change = vi.fn(async (parts: Partial<SettingsView>) => ok({ ...settings, ...parts }));
  const cancel = vi.fn((_callId: string) => undefined);
  const saveNote = vi.fn(
    async (note: NoteInput): Promise<Result<LocalNote | null>> =>
      ok(isEmptyNote(note) ? null : { ...note, at: '2026-05-16T12:00:00.000Z' }),
  );
  const exports = {
    recent: vi.fn(async (): Promise<Result<readonly RecentExport[]>> => ok([])),
    open: vi.fn(async (_input: unknown): Promise<Result<null>> => ok(null)),
    runAgain: vi.fn(async (_input: unknown): Promise<Result<Job | null>> => ok(null)),
    clear: vi.fn(async () => ok(null)),
    last: vi.fn(async (_compared: unknown): Promise<Result<LastExport | null>> => ok(null)),
    compare: vi.fn(async (_request: unknown): Promise<Result<Changes | ChangesReason>> => ok('unread')),
    stopComparing: vi.fn(async () => ok(null)),
  };
  const eventLog = {
    list: vi.fn(async (_of: unknown): Promise<Result<readonly string[]>> => ok([])),
    add: vi.fn(async ({ event, entries }: { readonly event: string; readonly entries: readonly LogInput[] }) =>
      ok(entries.map((entry): LogEntry => ({ ...logOrigin(event), ...entry }))),
    ),
    computer: async () => ok(computer),
  };
  const bridge = {
    call,
    cancel,
    settings: { read: async () => ok(settings), change },
    files: { exportCsv, showInFolder: vi.fn(async () => ok(null)) },
    exports,
    eventLog,
    notes: { list: async () => ok([]), save: saveNote },
    journal: { list: async () => ok([]) },
    messages: { list: async () => ok([]) },
    media: {
      resolve: async ({ urls }: { readonly urls: readonly string[] }) => ok(urls.map(() => ({ state: 'refused' }))),
    },
    app: {
      about: async () => ok({ version: '1', electron: '', platform: 'linux' }),
      openExternal: vi.fn(async () => ok(null)),
      unsaved: vi.fn(async () => ok(null)),
    },
  };
  Object.defineProperty(window, 'bridge', { value: bridge as unknown as Bridge, configurable: true });
  giveLayout();
  queryClient.clear();
  clearDrafts();
  clearListMemory();
  clearNotes();
  useNotices.setState({ notices: [] });
  useSettings.setState({ settings });
  setSession({
    state: 'signed-in',
    mode: 'demo',
    server: '',
    ability: [{ action: 'manage', subject: 'all' }],
    keychain: 'none',
    isStored: false,
  });
  return { call, cancel, exportCsv, change, saveNote, exports, eventLog };
};

interface Route {
  readonly path: string;
  readonly element: ReactElement;
}

/** Draws routes at an address. */
export const openKit = (routes: readonly Route[], at: string) => {
  const router = createMemoryRouter([...routes], { initialEntries: [at] });
  const page = render(
    <FluentProvider theme={themeOf('light')}>
      <RouterProvider router={router} />
      <Toasts />
    </FluentProvider>,
  );
  return { ...page, router, place: () => createPath(router.state.location) };
};
