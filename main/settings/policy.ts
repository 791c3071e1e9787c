/**
 * What an administrator of this computer has set for everybody who uses Pitwall on it: profiles of servers, and
 * which addresses may be used without https. A policy overrides a person's own choices.
 */
import { readFileSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { stripByteOrderMark } from '@contract/json/read-json';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { z } from 'zod';

const maxBytes = 1024 * 1024;

const PolicyFile = z.strictObject({
  version: z.literal(1),
  /** Profiles by the server's address; each is read separately, so that a mistake affects one server only. */
  servers: z.record(z.string().max(2_048), z.unknown()).exactOptional(),
  /** Addresses that may be reached over plain http: `http://192.168.1.10:8080`. */
  allowHttp: z
    .array(
      z
        .string()
        .max(2_048)
        .regex(/^http:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i, 'must be an http address, like http://192.168.1.10:8080'),
    )
    .max(100)
    .exactOptional(),
});

export interface Policy {
  /** By normalized address: lower case, without a trailing slash. */
  readonly profiles: ReadonlyMap<string, ServerProfile>;
  readonly allowHttp: readonly string[];
  /** What is wrong with the file: dotted path to reason. Everything else in the file applies. */
  readonly problems: Readonly<Record<string, string>>;
}

export const noPolicy: Policy = { profiles: new Map(), allowHttp: [], problems: {} };

const written = (address: string): string => address.trim().toLowerCase().replace(/\/+$/, '');

/** Where an administrator places the policy; only administrators can write there. */
export const policyPath = (platform: NodeJS.Platform, programData = 'C:\\ProgramData'): string => {
  if (platform === 'win32') return win32.join(programData, 'Pitwall', 'policy.json');
  if (platform === 'darwin') return '/Library/Application Support/Pitwall/policy.json';
  return posix.join('/etc', 'pitwall', 'policy.json');
};

/** Reads a policy's text. If it is not a policy at all, no part of it applies, and `problems` says why. */
export const parsePolicy = (content: string): Policy => {
  let json: unknown;
  try {
    json = JSON.parse(stripByteOrderMark(content));
  } catch {
    return { ...noPolicy, problems: { policy: 'must be JSON' } };
  }
  const parsed = PolicyFile.safeParse(json);
  if (!parsed.success) {
    const named = parsed.error.issues.slice(0, 20).map(({ path, message }) => {
      return [path.map(String).join('.') || 'policy', message] as const;
    });
    return { ...noPolicy, problems: Object.fromEntries(named) };
  }
  const profiles = new Map<string, ServerProfile>();
  const problems: Record<string, string> = {};
  for (const [address, input] of Object.entries(parsed.data.servers ?? {})) {
    const read = readServerProfile(input);
    if (read.ok) profiles.set(written(address), read.value);
    else
      for (const [path, message] of Object.entries(read.failure.fields ?? {}))
        problems[`${address}: ${path}`] = message;
  }
  return { profiles, allowHttp: (parsed.data.allowHttp ?? []).map(written), problems };
};

/** Reads the policy file. With `required`, for a file named by a switch, a missing file is a problem too. */
export const readPolicy = (path: string, required = false): Policy => {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found && !required) return noPolicy;
    if (!found?.isFile() || found.size > maxBytes) throw new Error('the policy is no file, or too large');
    return parsePolicy(readFileSync(path, 'utf8'));
  } catch {
    return { ...noPolicy, problems: { policy: 'cannot be read' } };
  }
};

/** The policy of this start: the file that a switch names, else the computer's own. */
export const policyFor = (named: string | undefined): Policy =>
  readPolicy(named ?? policyPath(process.platform, process.env.ProgramData), named !== undefined);
