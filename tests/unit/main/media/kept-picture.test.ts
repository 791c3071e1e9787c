import { emptyProfile } from '@contract/reading/server-profile';
import { expect, test } from 'vitest';
import type { MediaAnswer } from '../../../../main/media/download';
import { createMedia } from '../../../../main/media/media';
import { picture } from '../../../support/upload-files';

const png = picture(900);
const server = 'https://api.example.com';

/** A server with a picture, and what is kept of it. */
const createServer = () => {
  const state = { isReachable: true, canReach: true, status: 200, body: png as Uint8Array, generation: 1 };
  const kept = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const media = createMedia({
    session: {
      target: () => ({ mode: 'live', server, profile: emptyProfile }),
      token: () => 'token',
      generation: () => state.generation,
    },
    network: {
      isPrivate: async () => false,
      send: async ({ url }): Promise<MediaAnswer> => {
        asked.push(url.href);
        if (!state.isReachable) throw new Error('unreachable');
        async function* chunks() {
          yield state.body;
        }
        return { status: state.status, headers: {}, body: chunks() };
      },
    },
    hosts: { get: () => [], add: () => undefined },
    ask: async () => false,
    readKept: async (address) => kept.get(address),
    canReach: () => state.canReach,
  });
  const show = async (address: string) => {
    media.rememberUrls({ photo: address });
    const found = media.resolve({ urls: [address] });
    const [first] = found.ok ? found.value : [];
    if (first?.state !== 'ready') throw new Error('the picture is not shown');
    return media.serve(new Request(first.address));
  };
  return { media, state, kept, asked, show };
};
const { signal } = new AbortController();

test('a picture is fetched to be kept, and shown while the server can’t be reached', async () => {
  const { media, state, kept, show } = createServer();
  const fetched = await media.fetchPicture('/a.png', signal);
  expect(fetched).toMatchObject({ ok: true });
  kept.set('/a.png', fetched.ok && fetched.value ? fetched.value : new Uint8Array());
  state.isReachable = false;
  const shown = await show('/a.png');
  expect(shown.status).toBe(200);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(png));
  expect((await show('/other.png')).status).toBe(502);
});

test('while the network is known to be down, a kept picture is shown without asking the server', async () => {
  const { state, kept, asked, show } = createServer();
  kept.set('/a.png', png);
  state.canReach = false;
  expect((await show('/a.png')).status).toBe(200);
  expect(asked).toEqual([]);
  expect((await show('/other.png')).status).toBe(200);
  expect(asked).toEqual([`${server}/other.png`]);
});

test('what the server says of a picture counts, not what is kept', async () => {
  const { state, kept, show } = createServer();
  kept.set('/a.png', png);
  state.status = 404;
  expect((await show('/a.png')).status).toBe(404);
});

test('only pictures of the server or of allowed hosts are kept', async () => {
  const { media, state, asked } = createServer();
  expect(await media.fetchPicture('https://cdn.example.org/a.png', signal)).toMatchObject({
    ok: false,
    failure: { code: 'pictures-hidden', about: { host: 'cdn.example.org' } },
  });
  expect(asked).toEqual([]);
  state.body = Buffer.from('<html>no picture</html>');
  expect(await media.fetchPicture('/a.png', signal)).toEqual({ ok: true, value: undefined });
  state.isReachable = false;
  expect(await media.fetchPicture('/a.png', signal)).toMatchObject({ ok: false, failure: { kind: 'network' } });
});
