/** The format of a policy file. Each rule names the reason that is shown if a value breaks it. */
import { parseWith } from '@contract/json/parse-with';
import { limits } from '@contract/limits';
import { type ProxyChoice, ProxyInput, readProxy, systemProxy } from '@contract/network/proxy';
import { allowedHost, isThisComputer } from '@contract/server/host-name';
import { z } from 'zod';

/** What is wrong at a place of the file; each has a text in `native.json` under `policy.reasons`. */
export type PolicyReason =
  | 'unreadable'
  | 'notFile'
  | 'tooLarge'
  | 'notText'
  | 'notJson'
  | 'repeated'
  | 'tooDeep'
  | 'unknown'
  | 'object'
  | 'version'
  | 'list'
  | 'tooMany'
  | 'http'
  | 'server'
  | 'update'
  | 'onOff'
  | 'lockMinutes'
  | 'host'
  | 'proxy';

const error = (reason: PolicyReason) => ({ error: reason });
/** A limit is a `refine`, because zod also runs `max` on an object with a length, and may throw. */
const text = (reason: PolicyReason) =>
  z.string(error(reason)).refine(({ length }) => length <= 2_048, { ...error(reason), abort: true });
const list = <S extends z.ZodType>(of: S, most: number) =>
  z.array(of, error('list')).refine(({ length }) => length <= most, error('tooMany'));

/** The proxy that a policy names, where only the mode is required; undefined if it is none. */
export const readPolicyProxy = (input: unknown): ProxyChoice | undefined => {
  const parsed = parseWith(ProxyInput, { ...systemProxy, mode: undefined, ...Object(input) });
  const read = parsed.success ? readProxy(parsed.data) : undefined;
  return read?.ok ? read.value : undefined;
};

/** An https address, or http on this computer, without a user name or a fragment. */
export const isUpdateAddress = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisComputer(url.hostname));
  return isSafe && url?.username === '' && url.password === '' && url.hash === '';
};

export const PolicyFile = z.strictObject(
  {
    version: z.literal(1, error('version')),
    /** Profiles by the server's address; each is read separately, so that a mistake affects one server only. */
    servers: z.record(z.string().max(2_048), z.unknown(), error('object')).exactOptional(),
    /** Addresses that may be reached over plain http: `http://192.168.1.10:8080`. */
    allowHttp: list(
      text('http')
        .regex(/^http:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i, error('http'))
        .refine(URL.canParse, error('http')),
      100,
    ).exactOptional(),
    /** The only server of this computer. */
    server: text('server').exactOptional(),
    /** Where the app looks for its updates. */
    updateAddress: text('update').refine(isUpdateAddress, error('update')).exactOptional(),
    /** Whether the sample areas are shown. */
    samples: z.boolean(error('onOff')).exactOptional(),
    /** Minutes without input after which the app locks. */
    lockMinutes: z
      .int(error('lockMinutes'))
      .min(1, error('lockMinutes'))
      .max(limits.lockMinutes, error('lockMinutes'))
      .exactOptional(),
    /** Hosts whose pictures and documents are shown without asking: `files.example.com`, `*.example.com`. */
    mediaHosts: list(
      text('host').refine((host) => allowedHost(host) !== undefined, error('host')),
      100,
    ).exactOptional(),
    /** The proxy of all requests: `{ "mode": "manual", "address": "proxy.example.com:8080" }`. */
    proxy: z
      .custom<Partial<ProxyChoice>>((input) => readPolicyProxy(input) !== undefined, error('proxy'))
      .exactOptional(),
  },
  error('object'),
);
export type PolicyContent = Readonly<z.output<typeof PolicyFile>>;
