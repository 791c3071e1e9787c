/** The files of a day in the browser demo: in a folder that the person chooses, or as downloads. */
import { createHash } from 'node:crypto';
import type { BridgeEvent, DayFile, DayFolder, Job } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { afterEach, expect, it, vi } from 'vitest';
import { createBridge } from '../../../mocks/bridge';
import { waitFor } from '../../support/wait-for';
import { may } from './client';

afterEach(() => vi.unstubAllGlobals());

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const day = { event: { id: 12, name: 'Midnight Madness' }, day: '2026-05-16' };
const racers: DayFile = {
  name: 'racer-tickets',
  request: {
    title: 'Racer tickets',
    source: { call: 'booking.racerTicketCsv', input: { eventId: 12 } },
    columns: [],
    separator: ',',
    forSpreadsheet: true,
  },
};

const demo = async () => {
  const saved = new Map<string, string>();
  const events: BridgeEvent[] = [];
  const bridge = createBridge({ now: () => may, save: (name, parts) => saved.set(name, parts.join('')) });
  bridge.on((event) => events.push(event));
  value(await bridge.session.exploreDemo());
  const lastJobs = (): readonly Job[] => [
    ...new Map(events.flatMap((event) => (event.type === 'job' ? [[event.job.id, event.job]] : []))).values(),
  ];
  const save = async (folder: DayFolder): Promise<readonly Job[]> => {
    value(await bridge.files.saveDayFiles({ folder: folder.id, files: [racers], planned: 1 }));
    await waitFor(() => expect(lastJobs().find((job) => job.day?.file === 'manifest')?.state).toBe('done'));
    return lastJobs();
  };
  return { bridge, saved, save };
};

const problem = (name: string): Error => Object.assign(new Error(name), { name });

/** A folder of the File System Access API, in memory. */
const folderOf = (name: string, files: Map<string, string>, folders: string[]) => ({
  name,
  getDirectoryHandle: async (wanted: string, { create = false } = {}) => {
    if (!create && !folders.includes(wanted)) throw problem('NotFoundError');
    if (!folders.includes(wanted)) folders.push(wanted);
    return folderOf(wanted, files, []);
  },
  getFileHandle: async (file: string) => ({
    createWritable: async () => {
      let text = '';
      return {
        write: async (blob: Blob) => {
          // Decodes without dropping the byte order mark.
          text = Buffer.from(await blob.arrayBuffer()).toString('utf8');
        },
        close: async () => void files.set(`${name}/${file}`, text),
      };
    },
    getFile: async () => ({ size: 0 }),
  }),
  removeEntry: async () => undefined,
});

it('are written into a new folder in the chosen one, with their checksums', async () => {
  const files = new Map<string, string>();
  const folders = ['Midnight Madness 2026-05-16'];
  vi.stubGlobal('showDirectoryPicker', async () => folderOf('Documents', files, folders));
  const { bridge, save, saved } = await demo();
  const folder = value(await bridge.files.chooseDayFolder(day));
  expect(folder?.name).toBe('Midnight Madness 2026-05-16 (2)');
  const [job] = await save(folder as DayFolder);
  const text = files.get(`${folder?.name}/racer-tickets.csv`) ?? '';
  expect(job?.done).toBeGreaterThan(0);
  expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(job?.done ?? 0);
  const manifest = JSON.parse(files.get(`${folder?.name}/manifest.json`) ?? '');
  expect(manifest.files).toMatchObject([{ state: 'saved', rows: job?.done, sha256: hashOf(text) }]);
  expect(saved.size).toBe(0);
});

it('are not saved if the picker is closed, and a refusal is reported', async () => {
  const { bridge } = await demo();
  vi.stubGlobal('showDirectoryPicker', () => Promise.reject(problem('AbortError')));
  expect(value(await bridge.files.chooseDayFolder(day))).toBeNull();
  vi.stubGlobal('showDirectoryPicker', () => Promise.reject(problem('NotAllowedError')));
  expect(await bridge.files.chooseDayFolder(day)).toMatchObject({ failure: { code: 'no-permission' } });
});

it('are downloads where a browser has no folder picker', async () => {
  const { bridge, save, saved } = await demo();
  await save(value(await bridge.files.chooseDayFolder(day)) as DayFolder);
  expect([...saved.keys()]).toEqual([
    'Midnight Madness 2026-05-16 - racer-tickets.csv',
    'Midnight Madness 2026-05-16 - manifest.json',
  ]);
  const manifest = JSON.parse(saved.get('Midnight Madness 2026-05-16 - manifest.json') ?? '');
  expect(manifest.files[0].sha256).toBe(hashOf(saved.get('Midnight Madness 2026-05-16 - racer-tickets.csv') ?? ''));
});
