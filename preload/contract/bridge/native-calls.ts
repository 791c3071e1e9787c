/** What each native call accepts, strictly. The compiler holds this to `Natives`: a missing or wrong one does not compile. */
import { z } from 'zod';
import { type Drop, maxPastedBytes, type Natives } from '../bridge';
import { type ChildId, childLists } from '../csv/child-rows';
import { Email, Password } from '../endpoint';
import { Data, DataRows } from '../json/data';
import { ListChoices } from '../list/list-choice';
import { endpointIds, rowOf } from '../table';
import { MessageInput } from './sent-message';

type InputOf<F> = F extends (...input: infer I) => unknown ? (I extends readonly [infer One] ? One : undefined) : never;
type Schemas = {
  readonly [A in keyof Natives]: { readonly [N in keyof Natives[A]]: z.ZodType<InputOf<Natives[A][N]>> };
};

const none = z.undefined();
const JobId = z.strictObject({ job: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
const Mode = z.enum(['demo', 'live']);
/** What gives rows: the CSV calls, and the lists. */
const givesRows = (id: string): boolean => ['csv', 'list'].includes(rowOf(id)?.output.shape ?? '');
const FieldId = z.string().min(1).max(64);
const ofCall = z.strictObject({
  call: z.enum(endpointIds.filter(givesRows)),
  input: Data,
  id: FieldId.exactOptional(),
});
const Route = z
  .string()
  .max(2_048)
  .regex(/^\/(?!\/)[^\\]*$/);
const Drafts = z.custom<Readonly<Record<string, Data>>>(
  (input) =>
    Data.safeParse(input).success && Object.values(Object(input)).every((draft) => Data.safeParse(draft).success),
  'must be plain objects of bounded size',
);
const Upload = z.strictObject({
  folder: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .exactOptional(),
  many: z.boolean(),
});

const ZoneRule = z.strictObject({
  of: z.array(z.string().min(1).max(256)).min(1).max(2_000).readonly(),
  notSent: z.string().max(100),
  assumed: z.string().max(100),
});

export const nativeInputs = {
  session: {
    current: none,
    signIn: z.strictObject({ email: Email, password: Password }),
    exploreDemo: none,
    refresh: none,
    signOut: none,
    keep: z.strictObject({ path: Route, drafts: Drafts }),
  },
  settings: {
    read: none,
    change: z.strictObject({
      mode: Mode.exactOptional(),
      server: z.string().max(2_048).exactOptional(),
      acceptsPlain: z.boolean().exactOptional(),
      showSamples: z.boolean().exactOptional(),
      lists: ListChoices.exactOptional(),
    }),
    resetDemo: none,
  },
  files: {
    exportCsv: z.strictObject({
      title: z.string().min(1).max(100),
      words: z.array(z.string().max(200)).max(20).exactOptional(),
      source: z.union([
        ofCall.extend({ instead: ofCall.exactOptional() }),
        z.strictObject({ rows: DataRows }),
        z.strictObject({
          children: z.enum(Object.keys(childLists) as ChildId[]),
          parents: z.union([ofCall, z.strictObject({ rows: DataRows, id: FieldId.exactOptional() })]),
        }),
      ]),
      columns: z
        .array(
          z.strictObject({
            key: z.string().min(1).max(256),
            title: z.string().max(256),
            text: z.boolean().exactOptional(),
            zone: ZoneRule.exactOptional(),
          }),
        )
        .max(2_000),
      separator: z.enum([',', ';', '\t']),
      forSpreadsheet: z.boolean(),
      keepZeros: z.boolean(),
      expected: z.int().nonnegative().exactOptional(),
    }),
    upload: Upload,
    jobs: none,
    cancel: JobId,
    retry: JobId,
    showInFolder: JobId,
    savePdf: z.strictObject({ name: z.string().min(1).max(100), paper: z.enum(['A4', 'Letter']) }),
  },
  media: {
    resolve: z.strictObject({ urls: z.array(z.string().min(1).max(4_096)).max(100) }),
    allow: z.strictObject({ host: z.string().min(1).max(260) }),
    cancel: z.strictObject({ addresses: z.array(z.string().min(1).max(100)).max(500) }),
    save: z.strictObject({ url: z.string().min(1).max(4_096), name: z.string().min(1).max(200) }),
  },
  messages: { list: none, keep: MessageInput },
  app: {
    about: none,
    showLogs: none,
    openExternal: z.strictObject({ url: z.string().min(1).max(2_048) }),
    unsaved: z.strictObject({ dirty: z.boolean() }),
    skin: z.strictObject({ skin: z.enum(['light', 'dark', 'contrast', 'sunlight']) }),
  },
  servers: {
    test: z.strictObject({ server: z.string().min(1).max(2_048), acceptsPlain: z.boolean().exactOptional() }),
    profile: none,
    saveProfile: z.strictObject({ profile: Data }),
    importProfile: none,
    exportProfile: none,
    removeProfile: none,
    check: none,
    seen: none,
    cancelCheck: none,
    preview: z.strictObject({
      call: z.enum(endpointIds),
      field: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/),
      profile: Data,
    }),
    saveReport: none,
    shapes: none,
  },
} as const satisfies Schemas;

/** At most 100 files; a pasted one, which has no path, at most 100 MB. */
export const DropInput: z.ZodType<Drop> = z.strictObject({
  files: z
    .array(
      z.union([
        z.strictObject({ path: z.string().min(1).max(32_767) }),
        z.strictObject({
          name: z.string().max(255),
          bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= maxPastedBytes),
        }),
        z.strictObject({
          name: z.string().max(255),
          problem: z.enum(['upload-too-big', 'upload-unreadable', 'upload-network']),
        }),
      ]),
    )
    .max(100),
  request: Upload,
});
