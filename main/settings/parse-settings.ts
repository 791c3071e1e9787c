/** Reads the text of the settings file, field by field: a field that cannot be read gets its initial value. */
import { parseWith } from '@contract/json/parse-with';
import { stripByteOrderMark } from '@contract/json/read-json';
import { isRecord } from '@contract/json/record';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { initialSettings, type StoredSettings, settings } from '@contract/settings';

export interface ParsedSettings {
  readonly stored: StoredSettings;
  /** Unknown fields, kept for a newer version of the app. */
  readonly unknown: Readonly<Record<string, unknown>>;
  /** Whether any known field was replaced by its default. */
  readonly damaged: boolean;
  /** Servers whose profile cannot be read, and why: dotted path to reason. Other profiles apply. */
  readonly badProfiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

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

/** Undefined if the text is not a JSON object. */
export const parseSettings = (content: string): ParsedSettings | undefined => {
  let json: unknown;
  try {
    json = JSON.parse(stripByteOrderMark(content));
  } catch {
    return undefined;
  }
  if (!isRecord(json)) return undefined;
  let damaged = false;
  const stored: { -readonly [K in keyof StoredSettings]: StoredSettings[K] } = { ...initialSettings };
  const unknown: Record<string, unknown> = {};
  const { profiles, badProfiles } = readProfiles(json.profiles);
  for (const [name, value] of Object.entries(json)) {
    if (!Object.hasOwn(settings, name)) {
      // As it can be written: JSON has no infinite number, as which one of 400 digits is read.
      if (name !== '__proto__') unknown[name] = JSON.parse(JSON.stringify(value));
      continue;
    }
    if (name === 'profiles' && isRecord(value)) {
      stored.profiles = profiles;
      damaged ||= Object.keys(badProfiles).length > 0;
      continue;
    }
    const read = parseWith(settings[name as keyof StoredSettings].schema, value);
    if (read.success) Object.assign(stored, { [name]: read.data });
    else damaged = true;
  }
  return { stored, unknown, damaged, badProfiles };
};
