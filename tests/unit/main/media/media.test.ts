import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MediaAnswer, MediaNetwork } from '../../../../main/media/download';
import { createMedia, type Media } from '../../../../main/media/media';
import { picture } from '../../../support/upload-files';

const server = 'https://api.example.com';
const png = picture(900);

type Sent = Parameters<MediaNetwork['send']>[0];
type Reply = Partial<Omit<MediaAnswer, 'body'>> & { readonly body?: Uint8Array | string };

/** A fake network that records its requests. */
const world = (replies: Readonly<Record<string, Reply | ((sent: Sent) => Reply | Promise<Reply>)>>, fetches = 6) => {
  const sent: Sent[] = [];
  const state = {
    generation: 1,
    token: 'secret-token' as string | undefined,
    mode: 'live' as 'live' | 'demo',
    answer: true,
    /** How many bodies were read to their end, or closed. */
    closed: 0,
  };
  const hosts: Record<string, string[]> = {};
  const requests: string[] = [];
  let profile: ServerProfile = emptyProfile;
  const media = createMedia({
    session: {
      target: () => ({ mode: state.mode, server, profile }),
      token: () => state.token,
      generation: () => state.generation,
    },
    network: {
      isPrivate: async (hostname) => hostname === 'rebound.example.com',
      send: async (request) => {
        sent.push(request);
        const reply = replies[request.url.href];
        if (!reply) throw new Error('unreachable');
        const { status = 200, headers = {}, body = '' } = typeof reply === 'function' ? await reply(request) : reply;
        async function* chunks() {
          try {
            yield typeof body === 'string' ? Buffer.from(body) : body;
          } finally {
            state.closed += 1;
          }
        }
        return { status, headers, body: chunks() };
      },
    },
    hosts: {
      get: (of) => hosts[of] ?? [],
      add: (of, host) => {
        hosts[of] = [...(hosts[of] ?? []), host];
      },
    },
    ask: async (host) => {
      requests.push(host);
      return state.answer;
    },
    limits: { image: png.length, document: 2_000, video: 5_000, fetches },
  });
  return {
    media,
    sent,
    state,
    requests,
    hosts,
    setProfile: (next: ServerProfile) => {
      profile = next;
    },
  };
};

const resolveOne = (media: Media, url: string) => {
  const result = media.resolve({ urls: [url] });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value[0];
};
const get = (media: Media, url: string, headers: Readonly<Record<string, string>> = {}) =>
  media.serve({ url, method: 'GET', headers: new Headers(headers) });
/** What the page gets for an address of an answer. */
const load = async (media: Media, url: string, headers?: Readonly<Record<string, string>>) => {
  media.rememberUrls({ rows: [{ nested: { url } }] });
  const found = resolveOne(media, url);
  if (found?.state !== 'ready') throw new Error(`${url} is ${found?.state}`);
  return get(media, found.address, headers);
};

let id = '';
beforeEach(() => {
  id = '';
});

describe('the addresses that are fetched', () => {
  test('come from an answer of this session, and have ids that reveal nothing', async () => {
    const { media, sent } = world({ [`${server}/uploads/a.png`]: { body: png } });
    expect(resolveOne(media, '/uploads/a.png')).toEqual({ state: 'refused' });
    const response = await load(media, '/uploads/a.png');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(png));
    const found = resolveOne(media, '/uploads/a.png');
    expect(found).toMatchObject({ address: expect.stringMatching(/^app:\/\/pitwall\/media\/[0-9a-f]{32}$/) });
    expect((await get(media, 'app://pitwall/media/00000000000000000000000000000000')).status).toBe(404);
    expect(sent).toHaveLength(1);
  });

  test('include another host’s only after the user allows it, once per host and server', async () => {
    const { media, sent, requests, state } = world({ 'https://cdn.example.com/a.png': { body: png } });
    media.rememberUrls(['https://cdn.example.com/a.png']);
    expect(await media.allow({ host: 'cdn.example.com' })).toMatchObject({ failure: { code: 'not-allowed' } });
    expect(resolveOne(media, 'https://cdn.example.com/a.png')).toEqual({
      state: 'needs-permission',
      host: 'cdn.example.com',
    });
    expect(await media.allow({ host: 'other.example.com' })).toMatchObject({ failure: { code: 'not-allowed' } });
    state.answer = false;
    expect(await media.allow({ host: 'cdn.example.com' })).toEqual({ ok: true, value: false });
    expect(resolveOne(media, 'https://cdn.example.com/a.png')).toMatchObject({ state: 'needs-permission' });
    expect(sent).toEqual([]);
    state.answer = true;
    expect(await media.allow({ host: 'cdn.example.com' })).toEqual({ ok: true, value: true });
    expect((await load(media, 'https://cdn.example.com/a.png')).status).toBe(200);
    expect(requests).toEqual(['cdn.example.com', 'cdn.example.com']);
  });

  test('include hosts of the server’s profile without a question', async () => {
    const { media, setProfile } = world({ 'https://a.cdn.example.com/a.png': { body: png } });
    setProfile({ version: 1, media: { hosts: ['*.cdn.example.com'] } });
    expect((await load(media, 'https://a.cdn.example.com/a.png')).status).toBe(200);
  });

  test('exclude a name that resolves to a private network, even if its host is allowed', async () => {
    const { media, sent, hosts } = world({ 'https://rebound.example.com/a.png': { body: png } });
    hosts[server] = ['rebound.example.com'];
    expect((await load(media, 'https://rebound.example.com/a.png')).status).toBe(403);
    expect(sent).toEqual([]);
  });

  test('exclude all in the demo and while signed out', () => {
    const { media, state } = world({});
    media.rememberUrls('/a.png');
    state.mode = 'demo';
    expect(resolveOne(media, '/a.png')).toEqual({ state: 'refused' });
    state.mode = 'live';
    state.token = undefined;
    expect(resolveOne(media, '/a.png')).toEqual({ state: 'refused' });
  });
});

describe('the token', () => {
  test('goes only to the server and to no other host on any path', async () => {
    const { media, sent, hosts } = world({
      [`${server}/a`]: { status: 302, headers: { location: 'https://cdn.example.com/b' } },
      'https://cdn.example.com/b': { status: 307, headers: { location: `${server}/c.png` } },
      [`${server}/c.png`]: { body: png },
      'https://cdn.example.com/d.png': { body: png },
    });
    hosts[server] = ['cdn.example.com'];
    expect((await load(media, '/a')).status).toBe(200);
    expect((await load(media, 'https://cdn.example.com/d.png')).status).toBe(200);
    expect(sent.map(({ url, token }) => [url.host, token])).toEqual([
      ['api.example.com', 'secret-token'],
      ['cdn.example.com', undefined],
      ['api.example.com', 'secret-token'],
      ['cdn.example.com', undefined],
    ]);
  });

  test.each([
    ['http://cdn.example.com/a.png', 403],
    ['https://127.0.0.1/a.png', 403],
    ['file:///etc/passwd', 403],
    ['https://unknown.example.com/a.png', 403],
    ['https://user:pw@api.example.com/a.png', 403],
  ])('a redirect to %s is not followed', async (location, status) => {
    const { media, sent } = world({ [`${server}/a`]: { status: 302, headers: { location } } });
    expect((await load(media, '/a')).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  test('a redirect to an unknown host makes the app ask about that host', async () => {
    const { media } = world({
      [`${server}/a`]: { status: 302, headers: { location: 'https://bucket.example.net/a.png' } },
      'https://bucket.example.net/a.png': { body: png },
    });
    expect((await load(media, '/a')).status).toBe(403);
    expect(resolveOne(media, '/a')).toEqual({ state: 'needs-permission', host: 'bucket.example.net' });
    await media.allow({ host: 'bucket.example.net' });
    expect((await load(media, '/a')).status).toBe(200);
  });

  test('more than three redirects are not followed', async () => {
    const { media, sent } = world({ [`${server}/a`]: { status: 302, headers: { location: '/a' } } });
    expect((await load(media, '/a')).status).toBe(508);
    expect(sent).toHaveLength(4);
  });
});

describe('the answer to the page', () => {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(50_000, 16);
  test.each([
    [
      'HTML under a picture’s name',
      { headers: { 'content-type': 'image/png' }, body: '<!doctype html><script>1</script>' },
      415,
    ],
    ['a script', { headers: { 'content-type': 'image/png' }, body: 'alert(1)' }, 415],
    ['more bytes than a picture may have', { body: Buffer.concat([png, Buffer.alloc(1)]) }, 413],
    ['more pixels than a picture may have', { body: bomb }, 415],
    ['nothing there', { status: 404 }, 404],
    ['a failing server', { status: 500 }, 502],
  ])('%s is refused', async (_name, reply, status) => {
    const { media, state } = world({ [`${server}/a.png`]: reply });
    const response = await load(media, '/a.png');
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
    // A body that stays open keeps its connection.
    await expect.poll(() => state.closed).toBe(1);
  });

  test('an SVG comes as a picture that can run and load nothing', async () => {
    const { media } = world({
      [`${server}/a.svg`]: { body: '<svg onload="alert(1)"><script>alert(1)</script></svg>' },
    });
    const response = await load(media, '/a.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
  });

  test('a PDF is sent as bytes, so that only the viewer opens it', async () => {
    const { media } = world({ [`${server}/w9.pdf`]: { body: '%PDF-1.7\n1 0 obj' } });
    expect((await load(media, '/w9.pdf')).headers.get('content-type')).toBe('application/octet-stream');
  });

  test('a video is streamed in the ranges that the page requests', async () => {
    const film = Buffer.concat([
      Buffer.from('00000020667479706d703432000000006d70343269736f6d', 'hex'),
      Buffer.alloc(1_000, 7),
    ]);
    const { media, sent } = world({
      [`${server}/run.mp4`]: ({ range }) => {
        const from = Number(/=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
        return {
          status: 206,
          headers: { 'content-range': `bytes ${from}-${film.length - 1}/${film.length}` },
          body: film.subarray(from),
        };
      },
    });
    const first = await load(media, '/run.mp4', { range: 'bytes=0-' });
    expect([first.status, first.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect((await first.arrayBuffer()).byteLength).toBe(film.length);
    const later = await load(media, '/run.mp4', { range: 'bytes=1000-' });
    expect(later.headers.get('content-range')).toBe('bytes 1000-1023/1024');
    expect((await later.arrayBuffer()).byteLength).toBe(24);
    expect(sent.map(({ range }) => range)).toEqual(['bytes=0-', 'bytes=1000-']);
  });

  test('a video has no ranges if the server does not support them', async () => {
    const body = Buffer.from('00000020667479706d703432000000006d70343269736f6d', 'hex');
    const { media } = world({ [`${server}/run.mp4`]: { headers: { 'content-length': String(body.length) }, body } });
    const whole = await load(media, '/run.mp4', { range: 'bytes=0-' });
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, null]);
    expect((await whole.arrayBuffer()).byteLength).toBe(body.length);
  });

  test('a video longer than its limit is refused', async () => {
    const { media } = world({
      [`${server}/run.mp4`]: {
        headers: { 'content-length': '6000' },
        body: Buffer.from('00000020667479706d703432000000006d70343269736f6d', 'hex'),
      },
    });
    expect((await load(media, '/run.mp4')).status).toBe(413);
  });

  test('is fetched once and kept in memory until the session ends', async () => {
    const { media, sent, state } = world({ [`${server}/a.png`]: { body: png } });
    await load(media, '/a.png');
    expect((await load(media, '/a.png')).status).toBe(200);
    expect(sent).toHaveLength(1);
    const found = resolveOne(media, '/a.png');
    id = found?.state === 'ready' ? found.address : '';
    state.generation += 1;
    expect((await get(media, id)).status).toBe(404);
    expect(resolveOne(media, '/a.png')).toEqual({ state: 'refused' });
    await load(media, '/a.png');
    expect(sent).toHaveLength(2);
  });
});

/** Answers of a slow server: each one waits for `answer`, or ends when its request is cancelled. */
const slowServer = (names: readonly string[]) => {
  const open = new Map<string, () => void>();
  const ended: string[] = [];
  const replies = Object.fromEntries(
    names.map((name) => [
      `${server}${name}`,
      ({ signal }: Sent) =>
        new Promise<Reply>((resolve, reject) => {
          open.set(name, () => resolve({ body: png }));
          signal.addEventListener('abort', () => {
            ended.push(name);
            reject(new Error('ended'));
          });
        }),
    ]),
  );
  return { replies, ended, answer: (name: string) => open.get(name)?.() };
};

describe('waiting pictures', () => {
  const names = ['/a.png', '/b.png', '/c.png', '/d.png'];
  const addressOf = (media: Media, url: string): string => {
    media.rememberUrls(url);
    const found = resolveOne(media, url);
    return found?.state === 'ready' ? found.address : '';
  };
  const paths = (sent: readonly Sent[]) => sent.map(({ url }) => url.pathname);

  test('are fetched newest first, because those are on the screen', async () => {
    const slow = slowServer(names);
    const { media, sent } = world(slow.replies, 1);
    const loaded = names.map((name) => get(media, addressOf(media, name)));
    await expect.poll(() => paths(sent)).toEqual(['/a.png']);
    slow.answer('/a.png');
    await expect.poll(() => paths(sent)).toEqual(['/a.png', '/d.png']);
    slow.answer('/d.png');
    await expect.poll(() => paths(sent)).toEqual(['/a.png', '/d.png', '/c.png']);
    slow.answer('/c.png');
    await expect.poll(() => paths(sent)).toHaveLength(4);
    slow.answer('/b.png');
    expect((await Promise.all(loaded)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('are not fetched once the page no longer shows them', async () => {
    const slow = slowServer(names);
    const { media, sent } = world(slow.replies, 1);
    const addresses = names.map((name) => addressOf(media, name));
    const loaded = addresses.map((address) => get(media, address));
    await expect.poll(() => paths(sent)).toEqual(['/a.png']);
    expect(media.cancel({ addresses: [0, 2, 3].map((at) => addresses[at] ?? '') })).toEqual({ ok: true, value: null });
    await expect.poll(() => slow.ended).toEqual(['/a.png']);
    await expect.poll(() => paths(sent)).toEqual(['/a.png', '/b.png']);
    slow.answer('/b.png');
    expect((await Promise.all(loaded)).map(({ status }) => status)).toEqual([502, 200, 502, 502]);
  });

  test('are fetched when shown again, by an address that a late cancel does not affect', async () => {
    const slow = slowServer(names);
    const { media, sent } = world(slow.replies, 1);
    const address = addressOf(media, '/a.png');
    const again = get(media, `${address}?1`);
    await expect.poll(() => paths(sent)).toEqual(['/a.png']);
    media.cancel({ addresses: [address] });
    slow.answer('/a.png');
    expect((await again).status).toBe(200);
    expect(slow.ended).toEqual([]);
  });

  test('are not fetched for the next session', async () => {
    const slow = slowServer(names);
    const { media, sent, state } = world(slow.replies, 1);
    const loaded = ['/a.png', '/b.png'].map((name) => get(media, addressOf(media, name)));
    await expect.poll(() => paths(sent)).toEqual(['/a.png']);
    state.generation += 1;
    state.token = 'token-of-the-next';
    media.clear();
    expect((await Promise.all(loaded)).map(({ status }) => status)).toEqual([502, 502]);
    expect(paths(sent)).toEqual(['/a.png']);
  });
});
