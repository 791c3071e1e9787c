/**
 * What an administrator of this computer has set for everybody who uses Pitwall on it. A policy overrides a person's own
 * choices. `docs/policy.md` describes the file.
 */
import { stripByteOrderMark } from '@contract/json/read-json';
import { cleanText } from '@contract/json/record';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { allowedHost } from '@contract/server/host-name';
import { serverAddress } from '@contract/server/server-address';
import type { PolicySettings } from '@contract/settings';
import type { PolicyView } from '@contract/settings/policy-view';
import { type PolicyContent, PolicyFile, type PolicyReason, readPolicyProxy } from './policy-schema';

const signs = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** More than any setting needs. */
const maxDepth = 40;

interface Level {
  readonly names: Set<string> | undefined;
  index: number;
  last: string;
}

const pathOf = (levels: readonly Level[]): string =>
  levels.map(({ names, index, last }) => (names ? last : String(index))).join('.');

/**
 * Finds what `JSON.parse` accepts silently: a name that an object has twice, of which it keeps the last, and endless nesting.
 * `path` is the dotted path of the first place. Expects valid JSON.
 */
export const structureProblem = (
  json: string,
): { readonly reason: 'repeated' | 'tooDeep'; readonly path: string } | undefined => {
  const levels: Level[] = [];
  let before = '';
  for (const [sign] of json.matchAll(signs)) {
    const level = levels.at(-1);
    if (sign === '{' || sign === '[') {
      if (levels.length === maxDepth) return { reason: 'tooDeep', path: pathOf(levels) };
      levels.push({ names: sign === '{' ? new Set() : undefined, index: 0, last: '' });
    } else if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',' && level) level.index += 1;
    else if (sign.startsWith('"') && level?.names && (before === '{' || before === ',')) {
      level.last = String(JSON.parse(sign));
      if (level.names.has(level.last)) return { reason: 'repeated', path: pathOf(levels) };
      level.names.add(level.last);
    }
    before = sign;
  }
  return undefined;
};

export interface Policy {
  /** By normalized address: lower case, without a trailing slash. */
  readonly profiles: ReadonlyMap<string, ServerProfile>;
  readonly allowHttp: readonly string[];
  /** Hosts whose pictures are shown without asking. */
  readonly mediaHosts: readonly string[];
  /** The settings that a person can't change. */
  readonly fixed: PolicySettings;
  /** What the screens tell of it; undefined without a policy. */
  readonly view?: PolicyView;
  /** Server profiles that can't be read: dotted path to reason. Everything else applies. */
  readonly problems: Readonly<Record<string, string>>;
}

/** One mistake in the file: where, and what would be right there. */
export interface PolicyProblem {
  /** Dotted path; empty for the file itself. */
  readonly path: string;
  readonly reason: PolicyReason;
}

/** A policy with a mistake applies in no part: the app must not start as if it were not there. */
export type PolicyReading =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

export const noPolicy: Policy = { profiles: new Map(), allowHttp: [], mediaHosts: [], fixed: {}, problems: {} };

export const refusedPolicy = (reason: PolicyReason, path = ''): PolicyReading => ({
  ok: false,
  problems: [{ path, reason }],
});

const maxProblems = 20;

const written = (address: string): string => address.trim().toLowerCase().replace(/\/+$/, '');

/** A wrong profile affects how one server is read, and no other rule, so the rest of the policy applies. */
const readProfiles = ({ servers = {} }: PolicyContent): Pick<Policy, 'profiles' | 'problems'> => {
  const profiles = new Map<string, ServerProfile>();
  const problems: Record<string, string> = {};
  for (const [address, input] of Object.entries(servers)) {
    const read = readServerProfile(input);
    if (read.ok) profiles.set(written(address), read.value);
    else
      for (const [path, message] of Object.entries(read.failure.fields ?? {}))
        problems[`${address}: ${path}`] = message;
  }
  return { profiles, problems };
};

const parseJson = (content: string): { readonly json: unknown } | undefined => {
  try {
    return { json: JSON.parse(content) };
  } catch {
    return undefined;
  }
};

const schemaProblems = (json: unknown): readonly PolicyProblem[] =>
  (PolicyFile.safeParse(json).error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map(String);
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key].join('.'), reason: 'unknown' as const }))
      : [{ path: path.join('.'), reason: issue.message as PolicyReason }];
  });

const maxPath = 200;

/** A name in the file may be of any length, and have characters that a terminal obeys. */
const toPrintable = ({ path, reason }: PolicyProblem): PolicyProblem => {
  const clean = cleanText(path) ?? '';
  return { reason, path: clean.length > maxPath ? `${clean.slice(0, maxPath)}…` : clean };
};

/** Reads a policy's text. With any mistake but one in a server's profile, no part of it applies. */
export const parsePolicy = (content: string): PolicyReading => {
  const text = stripByteOrderMark(content);
  const parsed = parseJson(text);
  if (!parsed) return refusedPolicy('notJson');
  const structure = structureProblem(text);
  const problems = structure ? [structure] : schemaProblems(parsed.json);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, maxProblems).map(toPrintable) };

  const file = parsed.json as PolicyContent;
  const { mediaHosts = [], updateAddress, samples, lockMinutes } = file;
  const allowHttp = (file.allowHttp ?? []).map(written);
  const server = file.server === undefined ? undefined : serverAddress(file.server, { allowHttp });
  if (server && !server.ok) return refusedPolicy('server', 'server');
  const proxy = file.proxy && readPolicyProxy(file.proxy);
  const fixed = {
    ...(server ? { server: server.value } : {}),
    ...(samples === undefined ? {} : { showSamples: samples }),
    ...(lockMinutes === undefined ? {} : { lockMinutes }),
    ...(proxy ? { proxy } : {}),
  };
  const hosts = mediaHosts.map((host) => allowedHost(host) ?? host);
  return {
    ok: true,
    policy: {
      ...readProfiles(file),
      ...{ allowHttp, fixed, mediaHosts: hosts },
      view: { mediaHosts: hosts, ...(updateAddress === undefined ? {} : { updateAddress }) },
    },
  };
};
