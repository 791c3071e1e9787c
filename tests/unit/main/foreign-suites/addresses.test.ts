/**
 * The URL cases of web-platform-tests, as `@wordpress/url` carries them: wherever an address is taken, none is accepted that
 * `URL` refuses, and none leads to another host than the one that `URL` finds.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseLink } from '@contract/links/link';
import { readMailedCode } from '@contract/links/mailed-code';
import { proxyAddress } from '@contract/network/proxy';
import { readServerProfile } from '@contract/reading/server-profile';
import { serverAddress } from '@contract/server/server-address';
import { expect, test } from 'vitest';
import { createExternal, openable } from '../../../../main/app/security/external';
import { toOwnAddress } from '../../../../main/core/call/own-address';
import { routeFailure } from '../../../../main/core/call/page-judge';
import type { PreparedCall } from '../../../../main/core/call/prepare-call';
import { targetOf } from '../../../../main/media/address-rules';
import { openDownload } from '../../../../main/media/download';
import { parsePolicy } from '../../../../main/settings/policy';
import { parseReturnPath } from '../../../../renderer/app/pages/return-path';
import { linkAddress } from '../../../../renderer/kit/ui/markup/link-address';
import { row } from '../../../support/rows';
import { judgeCases } from './judge-cases';

const require = createRequire(import.meta.url);
const data = join(dirname(require.resolve('@wordpress/url/package.json')), 'src/test/fixtures/wpt-data.json');
const inputs = (JSON.parse(readFileSync(data, 'utf8')) as { readonly input: string }[]).map(({ input }) => input);

/** Each case as it is, as an address of the web, without its scheme, and as a path. */
const texts = [
  ...new Set(
    inputs.flatMap((input) => {
      const rest = input.replace(/^[a-z][a-z\d+.-]*:/i, '');
      return [input, `https:${rest}`, `http:${rest}`, rest, rest.replace(/^[/\\]+/, ''), `/${input}`, `/.${rest}`];
    }),
  ),
];
const cases = new Map(texts.map((text) => [text, text]));

const server = 'https://api.example.com/v1';
/** The host that `URL` finds; undefined if it refuses the text. */
const hostOf = (text: string, base?: string): string | undefined =>
  URL.canParse(text, base) ? new URL(text, base).host : undefined;
const hasScheme = (text: string): boolean => /^\s*[a-z][a-z\d+.-]*:\/\//i.test(text);
const typed = (text: string, scheme = 'https'): string | undefined =>
  hostOf(hasScheme(text) ? text : `${scheme}://${text.trim()}`);

/** The host that a place takes an address to mean, or undefined if it refuses it; and the host that `URL` finds. */
type Place = (
  text: string,
) =>
  | readonly [ours: string | undefined, theirs: string | undefined]
  | Promise<readonly [string | undefined, string | undefined]>;

/** The host of what was accepted, which has to be an address itself. */
const accepted = (address: string | undefined, base?: string): string | undefined =>
  address === undefined ? undefined : (hostOf(address, base) ?? 'no address');

const call = { row: row('track.update'), server } as PreparedCall;
const policyWith = (part: object) => {
  const read = parsePolicy(JSON.stringify({ version: 1, ...part }));
  return read.ok ? read.policy : undefined;
};

const places: Readonly<Record<string, Place>> = {
  'the address of a server': (text) => {
    const read = serverAddress(text, { acceptsPlain: true, allowHttp: [text] });
    return [accepted(read.ok ? read.value : undefined), typed(text)];
  },
  'the server of a link': (text) => {
    const read = parseLink(`pitwall://open/bookings?server=${encodeURIComponent(text.toWellFormed())}`);
    return [accepted(read.ok ? read.value.server : undefined), typed(text)];
  },
  'a server that a policy allows without encryption': (text) => [
    policyWith({ allowHttp: [text] }) ? (hostOf(text) ?? 'no address') : undefined,
    hostOf(text),
  ],
  'a host of pictures in a policy': (text) => [
    policyWith({ mediaHosts: [text] })?.mediaHosts[0],
    hostOf(`https://${text}`),
  ],
  'a host of pictures in a profile': (text) => {
    const read = readServerProfile({ version: 1, media: { hosts: [text] } });
    return [read.ok ? read.value.media?.hosts[0] : undefined, hostOf(`https://${text}`)];
  },
  'the address of a proxy': (text) => {
    const read = proxyAddress(text);
    const http = (address: string): string => address.replace(/^\s*(https?|socks5):/i, 'http:');
    const host = (address: string | undefined) => address?.replace(/:\d+$/, '');
    return [host(read.ok ? read.value.split('://')[1] : undefined), host(typed(http(text), 'http'))];
  },
  'the address of updates in a policy': (text) => [
    policyWith({ updateAddress: text }) ? accepted(text) : undefined,
    hostOf(text),
  ],
  'a file that an answer names': (text) => {
    const own = toOwnAddress(text, server);
    return [own.ok ? accepted(`${own.value.origin}${own.value.path}`) : undefined, hostOf(text, `${server}/`)];
  },
  'where a call is redirected': (text) => {
    const { about } = routeFailure(call, { kind: 'network', code: 'redirected', status: 301 }, text);
    return [about?.host === undefined ? undefined : String(about.host).split('/')[0], hostOf(text, `${server}/`)];
  },
  'a picture of an answer': (text) => [targetOf(text, server)?.host, hostOf(text, `${server}/`)],
  'where a picture is redirected': async (text) => {
    const asked: string[] = [];
    const network = {
      isPrivate: async () => false,
      send: async ({ url }: { readonly url: URL }) => {
        asked.push(url.host);
        return {
          status: asked.length === 1 ? 302 : 404,
          headers: { location: text },
          body: new Blob([]).stream() as AsyncIterable<Uint8Array>,
        };
      },
    };
    const rules = { server, token: undefined, isAllowed: () => true };
    await openDownload(network, rules, 'https://files.example.com/a/b', { signal: new AbortController().signal });
    return [asked[1], hostOf(text, 'https://files.example.com/a/b')];
  },
  'a page that is opened without asking': (text) => {
    const origin = URL.canParse(text) ? new URL(text).origin : '';
    return [accepted(openable(text, [origin, server])), hostOf(text)];
  },
  'a page that is opened after asking': async (text) => {
    let asked: string | undefined;
    let opened: string | undefined;
    const open = createExternal({
      origins: () => [],
      ask: async (host) => {
        asked = host;
        return true;
      },
      open: async (address) => {
        opened = address;
      },
    });
    await open(text);
    return [asked === accepted(opened) ? asked : `${asked} and ${opened}`, hostOf(text)];
  },
  'a link in a text': (text) => {
    const link = linkAddress(text);
    return [
      link?.startsWith('mailto:') ? undefined : accepted(link),
      /^\s*https?:/i.test(text) ? hostOf(text) : typed(text),
    ];
  },
  'the screen that the sign-in leads to': (text) => {
    const path = parseReturnPath(text);
    return [accepted(path, 'https://pitwall.example'), hostOf(text, 'https://pitwall.example')];
  },
  'the link of a mail': (text) => {
    const link = `${text.split(/[?#]/)[0]}?token=abcdef12`;
    const isWhole = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?[/?#])[^\s<>"]*$/i.test(link);
    return [isWhole ? readMailedCode(link)?.host : undefined, typed(link)];
  },
};

test('the suite has all of its cases', () => {
  expect(inputs.length).toBe(326);
});

test.each(Object.keys(places))('%s is what URL says', async (name) => {
  const judge = async (text: string): Promise<string | undefined> => {
    const [ours, theirs] = (await places[name]?.(text)) ?? [];
    return ours === undefined || ours === theirs ? undefined : `${ours} for ${theirs}`;
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('addresses of the suite are taken at all', async () => {
  const taken = await Promise.all(
    Object.entries(places).map(async ([name, place]) => {
      const verdicts = await Promise.all(texts.map(place));
      return [name, verdicts.filter(([ours]) => ours !== undefined).length] as const;
    }),
  );
  expect(taken.filter(([, count]) => count < 3)).toEqual([]);
});
