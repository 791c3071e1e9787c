/** Links, addresses and codes that come from outside the app: of the system, of mails, and of what a person types. */
import { openable } from '../../../main/app/security/external';
import { isPrivateHost, targetOf } from '../../../main/media/address-rules';
import { formatLink, maxLinkLength, parseLink } from '../../../preload/contract/links/link';
import { maskCode, readMailedCode } from '../../../preload/contract/links/mailed-code';
import { proxyAddress } from '../../../preload/contract/network/proxy';
import { isLocalName, isThisComputer } from '../../../preload/contract/server/host-name';
import { displayAddress, serverAddress } from '../../../preload/contract/server/server-address';
import { hold, holdNamed, holdSame, type Target, textOf } from '../target';

const urlWords = [
  ...[
    'https://',
    'http://',
    'HTTPS://',
    '//',
    '@',
    ':443',
    ':80',
    '\\',
    '..',
    '%2e',
    '[::1]',
    '127.1',
    '0x7f.1',
    'localhost',
  ],
  ...[
    'xn--',
    '。',
    '／',
    '\u00ad',
    '٪',
    'ß',
    'K',
    '\t',
    '?',
    '#',
    'example.com',
    '.',
    '-',
    '255.255.255.255',
    'user:pass',
  ],
];

/** Holds that a server address is the same server to every parser. */
const holdServer = (address: string): URL => {
  const url = new URL(address);
  holdSame(
    address.replace(/\/$/, ''),
    `${url.origin}${url.pathname}`.replace(/\/$/, ''),
    'a URL parser reads the same',
  );
  hold(url.username === '' && url.search === '' && url.hash === '', 'an address is a server and a path');
  return url;
};

const server: Target = {
  words: urlWords,
  read: (input) => {
    const text = textOf(input);
    const read = serverAddress(text);
    const typed = text.trim();
    displayAddress(typed);
    const proxy = proxyAddress(text);
    if (proxy.ok) hold(URL.canParse(proxy.value.replace('socks5', 'http')), 'a proxy is an address');
    if (!read.ok) return `${holdNamed(read.failure)} ${proxy.ok}`;
    const url = holdServer(read.value);
    holdSame(serverAddress(read.value), read, 'a normalized address stays');
    hold(url.protocol === 'https:' || isThisComputer(url.hostname), 'plain http stays on this computer');
    const asTyped = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
    hold(URL.canParse(asTyped), 'what URL refuses is no server');
    holdSame(new URL(asTyped).host, url.host, 'the server is the one that was typed');
    return `${url.protocol} ${url.port !== ''} ${url.pathname !== '/'} ${url.hostname.includes('xn--')} ${url.hostname.startsWith('[')}`;
  },
};

const link: Target = {
  words: [
    ...[
      'pitwall://open/',
      'pitwall://demo/',
      'pitwall://password?',
      'server=',
      '&',
      '=',
      'token=',
      'secret=',
      'q=',
      'sort=-',
    ],
    ...[
      'filter.',
      'view=none',
      'deskEvent=',
      'https%3A%2F%2Fapi.example.com',
      '%2F',
      '%2e%2e',
      '+',
      '%00',
      '%e2%80%ae',
      '..',
      '--',
    ],
  ],
  read: (input) => {
    const text = textOf(input);
    const read = parseLink(text);
    if (!read.ok) return holdNamed(read.failure);
    hold(text.length <= maxLinkLength, 'a link is short');
    const { value } = read;
    if (value.mode === 'live') {
      const { protocol, hostname } = holdServer(value.server);
      hold(protocol === 'https:' || isThisComputer(hostname) || isLocalName(hostname), 'a server is safe or near');
    } else holdSame(value.server, '', 'the demo has no server');
    if (value.kind === 'password') {
      hold(value.code.trim() !== '' && !/\p{Cc}/u.test(value.code), 'a code can be read');
      return `password ${value.sentAs}`;
    }
    const page = new URL(value.address, 'app://bundle');
    holdSame(page.href, `app://bundle${value.address}`, 'a screen is a path of the app');
    hold(!/[.%\\]/.test(page.pathname), 'a path has no way out');
    const written = formatLink(value);
    if (written.ok) holdSame(parseLink(written.value), read, 'a written link reads the same');
    else holdSame(holdNamed(written.failure), 'link-length', 'a link can be written');
    return `screen ${value.mode} ${[...page.searchParams.keys()].join()}`;
  },
};

const mail: Target = {
  words: [
    'https://example.com/reset?token=',
    '?secret=',
    '#code=',
    '<',
    '>',
    '&url=https%3A%2F%2F',
    'pitwall://password?server=',
    'A1B2C3',
    '%',
    ' ',
    '=',
    '/',
  ],
  read: (input) => {
    const found = readMailedCode(textOf(input));
    if (!found) return 'none';
    const { code, sentAs, host, server: own } = found;
    hold(code.trim() !== '' && code.length <= 2_048, 'a code has a length');
    hold(own !== undefined || /^[!-~]+$/.test(code), 'a code is plain');
    hold(code.length < 8 || !maskCode(code).includes(code.slice(2, -2)), 'a masked code is hidden');
    return `${sentAs} ${host !== undefined} ${own !== undefined}`;
  },
};

const origins = ['https://api.example.com', 'https://files.example.com:8443'];

/** Links in records, which open in the browser, and pictures, which main fetches. */
const outside: Target = {
  words: [
    ...urlWords,
    'mailto:',
    'tel:+',
    'javascript:',
    'file:///',
    'ms-msdt:',
    'api.example.com',
    'files.example.com:8443',
    '?subject=',
    '%00',
    'data:',
  ],
  read: (input) => {
    const text = textOf(input);
    const opened = openable(text, origins);
    if (opened !== undefined && !/^(mailto|tel):/.test(opened)) {
      const url = new URL(opened);
      hold(origins.includes(url.origin) && url.username === '', 'only an allowed origin opens');
      holdSame(opened, url.href, 'the serialized address opens');
    } else if (opened !== undefined)
      hold(/^(mailto:[\w.+-]+@[\w.-]+|tel:\+?\d{5,15})$/.test(opened), 'a contact has nothing more');
    const target = targetOf(text, 'https://api.example.com');
    if (!target) return `${opened === undefined} none`;
    const { url, own } = target;
    hold(url.protocol === 'https:' || isThisComputer(url.hostname), 'pictures come over https');
    holdSame(own, url.origin === origins[0], 'the token is for its server only');
    hold(own || !isPrivateHost(url.hostname), 'no host of the private network is asked');
    return `${opened?.slice(0, 5)} ${own} ${url.port}`;
  },
};

export const linkTargets = { server, link, mail, outside };
