/** What the settings file holds, field by field, with the defaults. */
import { SentMessageRecords } from '@contract/bridge/sent-message';
import { stripByteOrderMark } from '@contract/json/read-json';
import { ListChoices } from '@contract/list/list-choice';
import { readServerProfile, ServerProfile } from '@contract/reading/server-profile';
import { serverAddress } from '@contract/server/server-address';
import { z } from 'zod';
import { IgnoredByServer } from './ignored-inputs';

const coordinate = z.int().min(-100_000).max(100_000);
const size = z.int().min(1).max(100_000);

/** A path as the native dialogs give it; only ever used as a dialog's starting folder. */
const folder = z
  .string()
  .min(1)
  .max(4_096)
  .refine((path) => !path.includes('\0'));

const host = z.string().min(1).max(260);

const fields = {
  mode: z.enum(['demo', 'live']),
  server: z
    .string()
    .max(2_048)
    .refine((address) => {
      // The address is checked for encryption when it is used, because the policy may have changed.
      const rules = { acceptsPlain: true, allowHttp: [address] };
      const read = address === '' ? undefined : serverAddress(address, rules);
      return read === undefined || (read.ok && read.value === address);
    }),
  /** The address that the person chose to use without encryption. */
  plainServer: z.string().max(2_048),
  showSamples: z.boolean().optional(),
  window: z
    .object({ x: coordinate, y: coordinate, width: size, height: size, maximized: z.boolean() })
    .nullable()
    .transform((place) => place ?? undefined),
  zoom: z.number().min(0.5).max(5),
  skin: z.enum(['light', 'dark', 'contrast', 'sunlight']),
  /** Where exports and uploads went last; `recent` are all folders that exports went to lately. */
  folders: z.object({
    export: folder.exactOptional(),
    upload: folder.exactOptional(),
    recent: z.array(folder).max(50).readonly().exactOptional(),
    /** A random name in this installation's temporary files. */
    owner: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .exactOptional(),
  }),
  /** How the person arranged each list. */
  lists: ListChoices,
  /** Servers whose session the keychain would not let go of at signing out; never restored, and cleared when it can be. */
  forget: z.array(z.string().max(2_048)).max(50).readonly(),
  /** Hosts besides the server's own whose pictures the person wants to see, by server. */
  mediaHosts: z.record(z.string().max(2_048), z.array(host).max(200).readonly()),
  /** Hosts whose pages open in the browser without asking the person again. */
  linkHosts: z.array(host).max(500).readonly(),
  /** Push messages sent from this computer, newest first. */
  messages: SentMessageRecords,
  /** Server profiles by address. */
  profiles: z.record(z.string().max(2_048), ServerProfile).readonly(),
  /** What servers ignored of the questions of their lists. */
  ignored: IgnoredByServer,
};

type Fields = { -readonly [K in keyof typeof fields]: z.output<(typeof fields)[K]> };
export type StoredSettings = Readonly<Fields>;

export const initialSettings: StoredSettings = {
  mode: 'live',
  server: '',
  plainServer: '',
  showSamples: undefined,
  window: undefined,
  zoom: 1,
  skin: 'light',
  folders: {},
  lists: {},
  forget: [],
  mediaHosts: {},
  linkHosts: [],
  messages: [],
  profiles: {},
  ignored: {},
};

export interface ParsedSettings {
  readonly kept: StoredSettings;
  /** Fields of a newer version, kept for it. */
  readonly unknown: Readonly<Record<string, unknown>>;
  /** Whether any known field had to give way to its default. */
  readonly damaged: boolean;
  /** Servers whose profile cannot be read, and why: dotted path to reason. Other profiles apply. */
  readonly badProfiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads each profile separately, so that an invalid one does not affect the others. */
const readProfiles = (input: unknown): Pick<ParsedSettings, 'badProfiles'> & Pick<StoredSettings, 'profiles'> => {
  const profiles: Record<string, ServerProfile> = {};
  const badProfiles: Record<string, Readonly<Record<string, string>>> = {};
  for (const [address, value] of Object.entries(isRecord(input) ? input : {})) {
    if (address === '__proto__' || address.length > 2_048) continue;
    const read = readServerProfile(value);
    if (read.ok) profiles[address] = read.value;
    else badProfiles[address] = read.failure.fields ?? {};
  }
  return { profiles, badProfiles };
};

/** Reads the file's text. Undefined where it is not JSON of an object at all; a field that is wrong alone gets its default. */
export const parseSettings = (content: string): ParsedSettings | undefined => {
  let json: unknown;
  try {
    json = JSON.parse(stripByteOrderMark(content));
  } catch {
    return undefined;
  }
  if (!isRecord(json)) return undefined;
  let damaged = false;
  const kept = { ...initialSettings } as Fields;
  const unknown: Record<string, unknown> = {};
  const { profiles, badProfiles } = readProfiles(json.profiles);
  for (const [name, value] of Object.entries(json)) {
    if (!Object.hasOwn(fields, name)) {
      if (name !== '__proto__') unknown[name] = value;
      continue;
    }
    if (name === 'profiles' && isRecord(value)) {
      kept.profiles = profiles;
      damaged ||= Object.keys(badProfiles).length > 0;
      continue;
    }
    const read = fields[name as keyof Fields].safeParse(value);
    if (read.success) Object.assign(kept, { [name]: read.data });
    else damaged = true;
  }
  return { kept, unknown, damaged, badProfiles };
};
