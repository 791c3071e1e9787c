/** No value that a server sends in any field may break a screen of the product. */
import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areas } from '../../../../../renderer/app/areas/areas';
import { queryClient } from '../../../../../renderer/kit/bridge/query-client';
import { type Choose, chooseBy, hostileNames, replaced } from '../../../../support/hostile-values';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 240_000 });

/** The current way to corrupt answers; answers to log-ins stay intact. */
const spoiling: { choose: Choose } = { choose: () => undefined };

vi.mock('../../../../../mocks/adapter', async (load) => {
  const real = await load<typeof import('../../../../../mocks/adapter')>();
  const rowsKept = 6;
  const spoilt = (attributes: unknown): unknown => {
    if (typeof attributes !== 'object' || attributes === null) return attributes;
    const rows = Array.isArray(attributes) ? attributes : Object.values(attributes).find(Array.isArray);
    const isList =
      Array.isArray(attributes) ||
      ('total' in attributes && 'data' in attributes) ||
      'schedule' in attributes ||
      'states' in attributes;
    if (!isList || !Array.isArray(rows)) return replaced(attributes as Record<string, unknown>, spoiling.choose);
    return rows.slice(0, rowsKept).map((row, index) => replaced(row, (path) => spoiling.choose(`${path}#${index}`)));
  };
  return {
    ...real,
    createAnswers: (options: Parameters<typeof real.createAnswers>[0]) => {
      const answers = real.createAnswers(options);
      return {
        ...answers,
        answer: async (...input: Parameters<typeof answers.answer>) => {
          const response = await answers.answer(...input);
          if (input[0].url.includes('/auth/') || response.status > 299) return response;
          const body = await response.json();
          const attributes = body.data?.attributes;
          return new Response(
            JSON.stringify(attributes === undefined ? body : { data: { attributes: spoilt(attributes) } }),
            response,
          );
        },
      };
    },
  };
});

const ids: Readonly<Record<string, string>> = {
  admins: '2',
  bookings: '50001',
  buybacks: '1',
  events: '27',
  inspections: '10012',
  inspectors: '1',
  tickets: '1000001',
  'track-contacts': '5',
  tracks: '1',
  visitors: '10012',
};

const addresses = areas
  .filter(({ public: open }) => !open)
  .flatMap((area) => {
    const own = [area.path, ...(area.routes ?? []).map(({ path }) => path)].map((path) =>
      path.replace(':id', ids[area.name] ?? '1'),
    );
    if (area.type !== 'resource') return own;
    const detail = `${area.path}/${ids[area.name]}`;
    const tabs = (area.tabs ?? []).map(({ name }) => `${detail}?tab=${name}`);
    return [...own, ...(area.detail ? [detail, ...tabs] : [])];
  });

let app: Awaited<ReturnType<typeof openApp>>;

beforeEach(async () => {
  spoiling.choose = () => undefined;
  for (const [side, size] of [
    ['offsetHeight', 600],
    ['offsetWidth', 1_200],
    ['clientHeight', 600],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  app = await openApp('/', areas);
  await act(async () => {
    await app.bridge.session.exploreDemo();
  });
});
afterEach(() => {
  app.close();
  vi.restoreAllMocks();
});

/** Opens an address with corrupted answers; returns the text of the error page, or nothing. */
const crashOn = async (address: string, choose: Choose): Promise<string | undefined> => {
  await act(() => app.router.navigate('/-'));
  queryClient.clear();
  spoiling.choose = choose;
  await act(() => app.router.navigate(address));
  await waitFor(
    () => {
      expect(document.querySelector('main [aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toBeNull();
      expect(document.querySelector('h1')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
  const crashed = screen.queryByText('This page has run into a problem');
  return crashed ? (document.querySelector('pre')?.textContent ?? 'crashed').slice(0, 1_500) : undefined;
};

/** Renders each address with one kind of value in all fields (a different kind per address), and with two mixtures. */
const mixtures = { numRuns: 2, seed: 20_260_516, endOnFailure: true } as const;
const kindsEach = 2;
const parts = 6;
const numbered = addresses.map((address, index) => ({ address, index }));

describe('no value of any type in any field breaks a screen', () => {
  it.each(Array.from({ length: parts }, (_, part) => part))('part %i of the addresses', async (part) => {
    for (const { address, index } of numbered.filter((each) => each.index % parts === part)) {
      const kinds = Array.from(
        { length: kindsEach },
        (_, turn) => hostileNames[(index + turn * 17) % hostileNames.length],
      );
      for (const kind of kinds) {
        // Ids stay, because a screen without ids would not load its parts.
        const crash = await crashOn(address, (path) => (/^id\b/.test(path) ? undefined : kind));
        expect(crash, `${address} with ${kind} in every field`).toBeUndefined();
      }
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.double({ min: 0.2, max: 0.9, noNaN: true }), async (seed, share) => {
          expect(await crashOn(address, chooseBy(seed, share)), `${address} with mixture ${seed}`).toBeUndefined();
        }),
        mixtures,
      );
    }
  });

  it.each(['/bookings', '/bookings/50001', '/visitors/10012'])('a text of a megabyte on %s', async (address) => {
    const long: Choose = (path) => (/^(notes|userName|firstName|eventName)\b/.test(path) ? 'megabyte' : undefined);
    expect(await crashOn(address, long)).toBeUndefined();
    // A cell shows only the beginning of the text, and nothing else in a list repeats it.
    const cells = [...document.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent?.length ?? 0);
    expect(Math.max(0, ...cells)).toBeLessThan(1_000);
  });
});
