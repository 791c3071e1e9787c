/**
 * Every setting once: its schema, its initial value and who sets it. The settings file, its defaults, what the page sees
 * and what it may change are derived from these rows.
 */
import { z } from 'zod';
import { type PaperSize, paperSizes, skinChoices } from '../appearance';
import { type Language, languageChoices } from '../language';
import { limits } from '../limits';
import { ListChoices } from '../list/list-choice';
import { ViewsByOwner } from '../list/saved-view';
import { type BadNetwork, badNetworks } from '../network/bad-network';
import { ProxyInput, StoredProxy, systemProxy } from '../network/proxy';
import { ServerProfile } from '../reading/server-profile';
import { serverAddress } from '../server/server-address';
import { CurrentEvents } from './current-event';
import { ExportChoices } from './export-choices';
import { FirstSteps } from './first-steps';
import { IgnoredByServer } from './ignored-by-server';
import { LabelSettings } from './labels';
import type { PolicyView } from './policy-view';
import { RecentRecords } from './recent-records';
import { scannerEndPattern, scannerLayouts } from './scanner';
import { secondScans } from './second-scan';
import { SentMessageRecords } from './sent-message';
import { KeptShortcuts, Shortcuts } from './shortcuts';
import { type Toggle, toggles } from './toggles';
import { UpdateMemory } from './update-memory';
import { Uses } from './uses';
import { initialWall, wallPanels } from './wall';

interface Row<S extends z.ZodType, I extends z.ZodType = z.ZodType> {
  /** As the file keeps it. */
  readonly schema: S;
  readonly initial: z.output<S>;
  /** As the page sends a change. */
  readonly input: I;
  /** A change replaces single entries; the others stay. */
  readonly isMerged?: true;
}

const setting = <S extends z.ZodType, I extends z.ZodType = S>(
  schema: S,
  initial: z.output<S>,
  more: Partial<Pick<Row<S, I>, 'input' | 'isMerged'>> = {},
): Row<S, I> => ({ schema, initial, ...more, input: more.input ?? (schema as z.ZodType as I) });

const address = z.string().max(2_048);
/** The address is checked for encryption when it is used, because the policy may have changed. */
const ServerAddress = address.refine((text) => {
  const read = text === '' ? undefined : serverAddress(text, { acceptsPlain: true, allowHttp: [text] });
  return read === undefined || (read.ok && read.value === text);
});

export const modes = ['demo', 'live'] as const;
export type Mode = (typeof modes)[number];

/** The user's own settings, which the page sees and changes. */
export const userSettings = {
  mode: setting(z.enum(modes), 'live'),
  /** The live server's address: https, or http for this computer or if a person or a policy chose it. */
  server: setting(ServerAddress, '', { input: address }),
  language: setting(z.enum(languageChoices), 'system'),
  /** How the user arranged each list, by area. */
  lists: setting(ListChoices, {}, { isMerged: true }),
  /** The longest time between two keys of a scanner, in milliseconds. */
  scannerGap: setting(z.int().min(limits.scannerGap.min).max(limits.scannerGap.max), limits.scannerGap.initial),
  /** What the staff call the place of this computer, such as a gate; empty until they name it. */
  gateName: setting(z.string().trim().max(60), ''),
  /** What a scanner puts in front of every code, which is left out. */
  scannerPrefix: setting(z.string().max(limits.scannerPrefix), ''),
  scannerEnd: setting(z.string().regex(scannerEndPattern), 'auto'),
  scannerLayout: setting(z.enum(scannerLayouts), 'auto'),
  /** Of the gate's sounds, from 0 to 100. */
  scanVolume: setting(z.int().min(0).max(100), 60),
  secondScan: setting(z.enum(secondScans), 'nothing'),
  /** Racers who have less time between two of their classes are flagged. */
  turnaroundMinutes: setting(z.int().min(0).max(limits.turnaroundMinutes.max), limits.turnaroundMinutes.initial),
  /** Gate mode, while it is on, and the wrong PINs that were typed to leave it: neither a reload nor a restart ends it. */
  gateMode: setting(z.object({ wrongPins: z.int().min(0), waitUntilMs: z.int().min(0) }).nullable(), null),
  /** The proxy of all requests. */
  proxy: setting(StoredProxy, systemProxy, { input: ProxyInput }),
  /** Minutes without input after which the app locks; 0 for never, `lockMinutesOf` until the user chooses. */
  lockMinutes: setting(z.int().min(0).max(limits.lockMinutes).optional(), undefined, {
    input: z.int().min(0).max(limits.lockMinutes),
  }),
  /** The event that each person works on. */
  events: setting(CurrentEvents, {}),
  /** How each person exports each list. */
  exports: setting(ExportChoices, {}),
  /** The saved views of each person, by list. */
  views: setting(ViewsByOwner, {}, { isMerged: true }),
  /** The shortcuts that the user changed, by command. */
  shortcuts: setting(KeptShortcuts, {}, { input: Shortcuts }),
  /** The records that each person opened last. */
  recent: setting(RecentRecords, {}),
  /** How much each person uses pages, commands and settings. */
  uses: setting(Uses, {}),
  /** What the wall display shows. */
  wall: setting(
    z.object({
      panels: z.array(z.enum(wallPanels)).max(20).readonly(),
      seconds: z.int().min(5).max(600),
      showsNames: z.boolean(),
    }),
    initialWall,
  ),
  /** What each person has done of the first steps. */
  firstSteps: setting(FirstSteps, {}),
  /** The network that the demo imitates; a good one until the user chooses. */
  demoNetwork: setting(z.enum(badNetworks).optional(), undefined, { input: z.enum(badNetworks) }),
  /** The paper that lists are printed on; until the user chooses, the one of this computer's region. */
  paper: setting(z.enum(paperSizes).optional(), undefined, { input: z.enum(paperSizes) }),
  labels: setting(LabelSettings, { format: 'roll62', code: 'code128', printer: '' }),
  ...(Object.fromEntries(
    Object.keys(toggles).map((name) => [name, setting(z.boolean().optional(), undefined, { input: z.boolean() })]),
  ) as { readonly [T in Toggle]: Row<z.ZodOptional<z.ZodBoolean>, z.ZodBoolean> }),
};

const coordinate = z.int().min(-100_000).max(100_000);
const size = z.int().min(1).max(100_000);
const bounds = { x: coordinate, y: coordinate, width: size, height: size, maximized: z.boolean() };
/** Names a window over restarts; the first one has none until another one takes its place. */
const windowKey = z.uuid();
const WindowBounds = z.object({ ...bounds, key: windowKey.exactOptional() });
const zoomFactor = z.number().min(0.5).max(5);
const host = z.string().min(1).max(260);
/** A path as the native dialogs give it; only ever used as a dialog's starting folder. */
const folder = z
  .string()
  .min(1)
  .max(4_096)
  .refine((path) => !path.includes('\0'));

/** What the app remembers on its own; the page never sees it. */
export const appSettings = {
  /** The address that the user chose to use without encryption. */
  plainServer: setting(address, ''),
  window: setting(
    WindowBounds.nullable().transform((bounds) => bounds ?? undefined),
    undefined,
  ),
  zoom: setting(zoomFactor, 1),
  /** The windows besides the first one that are open. */
  otherWindows: setting(
    z
      .array(z.object({ ...bounds, key: windowKey, zoom: zoomFactor }))
      .max(20)
      .readonly(),
    [],
  ),
  /** The wall display: whether it is open, and the display that a person chose for it. */
  wallWindow: setting(z.object({ isOpen: z.boolean(), display: z.int().exactOptional() }), { isOpen: false }),
  skin: setting(z.enum(skinChoices), 'system'),
  /** Where exports and uploads went last; `recent` are all folders that exports went to lately. */
  folders: setting(
    z.object({
      export: folder.exactOptional(),
      upload: folder.exactOptional(),
      recent: z.array(folder).max(50).readonly().exactOptional(),
      /** A random name in this installation's temporary files. */
      owner: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .exactOptional(),
    }),
    {},
  ),
  /** A random name of this computer in the logs of events; empty until the first entry. */
  computer: setting(z.union([z.uuid(), z.literal('')]), ''),
  /** Servers whose session the keychain would not let go of at signing out; never restored, and cleared when it can be. */
  forget: setting(z.array(address).max(50).readonly(), []),
  /** Hosts besides the server's own whose pictures the user wants to see, by server. */
  mediaHosts: setting(z.record(address, z.array(host).max(200).readonly()), {}),
  /** Hosts whose pages open in the browser without asking the user again. */
  linkHosts: setting(z.array(host).max(500).readonly(), []),
  /** Push messages sent from this computer, newest first. */
  messages: setting(SentMessageRecords, []),
  /** Server profiles by address. */
  profiles: setting(z.record(address, ServerProfile).readonly(), {}),
  /** What servers ignored of the inputs of their lists. */
  ignored: setting(IgnoredByServer, {}),
  /** Versions that ran, and an update under way. */
  updates: setting(UpdateMemory, {}),
};

type ValuesOf<Rows> = { readonly [K in keyof Rows]: Rows[K] extends Row<infer S> ? z.output<S> : never };
export type UserSettings = ValuesOf<typeof userSettings>;
export type AppSettings = ValuesOf<typeof appSettings>;
export type StoredSettings = UserSettings & AppSettings;

export const settings = { ...userSettings, ...appSettings };

export const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([name, { initial }]) => [name, initial]),
) as unknown as StoredSettings;

/** What command-line switches may set for one run; it is never written. */
export type SwitchSettings = Partial<Pick<UserSettings, 'mode' | 'server'>>;

/** What an administrator's policy may set for everybody on this computer; it is never written. */
export type PolicySettings = Partial<Pick<UserSettings, 'server' | 'showSamples' | 'lockMinutes' | 'proxy'>>;

/** Who has set a setting that can't be changed here: a command-line switch, or the organization's policy. */
export type FixedBy = 'switch' | 'policy' | 'safeMode';

/** Why the app runs in safe mode: `--safe`, with nothing kept, or after three failed starts. */
export type SafeMode = 'switch' | 'failed-starts';

export type SettingsView = Omit<UserSettings, Toggle | 'paper' | 'demoNetwork' | 'lockMinutes'> & {
  readonly [T in Toggle]?: boolean;
} & {
  readonly paper?: PaperSize;
  readonly lockMinutes?: number;
  readonly demoNetwork?: BadNetwork;
  /** Addresses that the policy allows without encryption. */
  readonly allowHttp?: readonly string[];
  /** What `system` means on this computer. */
  readonly systemLanguage: Language;
  /** What went wrong with the settings file, reported once: `reset` means that a copy was kept and defaults apply. */
  readonly notice?: 'reset' | 'not-kept';
  /** What else the policy says; undefined without one. */
  readonly policy?: PolicyView;
  readonly safeMode?: SafeMode;
  /** Settings and store were set aside after failed starts, and nobody has decided about them. */
  readonly hasBackup?: true;
  /** The settings that can't be changed here. */
  readonly fixed: { readonly [K in keyof UserSettings]?: FixedBy };
};

const inputs = Object.fromEntries(
  Object.entries(userSettings).map(([name, { input }]) => [name, (input as z.ZodType).exactOptional()]),
) as unknown as { [K in keyof typeof userSettings]: z.ZodExactOptional<(typeof userSettings)[K]['input']> };

export const SettingsChange = z.strictObject({
  ...inputs,
  /** The user was warned that the connection is not encrypted, and still chose this server on the local network. */
  acceptsPlain: z.boolean().exactOptional(),
});
export type SettingsChange = Readonly<z.output<typeof SettingsChange>>;
