/** Saved views as a file for another computer. */
import { z } from 'zod';
import { fail, ok, type Result } from '../failure';
import { parseWith } from '../json/parse-with';
import { ViewsByList } from './saved-view';

const kind = 'pitwall-views';
const version = 1;

/** A file has the views and the server that they were made for: nothing of the person. */
export const ViewFile = z.strictObject({
  kind: z.literal(kind),
  version: z.literal(version),
  mode: z.enum(['demo', 'live']),
  server: z.string().max(2_048),
  views: ViewsByList,
});
export type ViewFile = Readonly<z.output<typeof ViewFile>>;

export const notViewFile = fail('invalid', 'view-file');

/** Fails as `view-file`, and says so if another version of the app wrote it. */
export const readViewFile = (json: unknown): Result<ViewFile> => {
  const read = parseWith(ViewFile, json);
  if (read.success) return ok(read.data);
  const found: { readonly kind?: unknown; readonly version?: unknown } = Object(json);
  return found.kind === kind && found.version !== version
    ? fail('invalid', 'view-file', { about: { context: 'version' } })
    : notViewFile;
};
