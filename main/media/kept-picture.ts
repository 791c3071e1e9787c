/** Pictures that are kept for when their server can't be reached. */
import { fail, ok, type Result } from '@contract/failure';
import { contentOf, headLength } from './content-type';
import type { Download } from './download';
import { NoHostAnswer } from './media-hosts';
import { readWhole } from './read-whole';
import { respondWhole } from './respond';

/** The status of an answer when the server gave none. */
export const noAnswer = 502;

/** The most bytes of a picture that is kept. */
const maxBytes = 5_000_000;

/** A picture of a host that nobody has allowed. */
export const hidden = (host: string): Result<never> => fail('refused', 'pictures-hidden', { about: { host } });

const readBytes = async (found: Download): Promise<Result<Uint8Array | undefined>> => {
  if (!found.ok && found.host !== undefined) return hidden(found.host);
  if (!found.ok) return found.status === noAnswer ? fail('rejected', 'rejected', { status: noAnswer }) : ok(undefined);
  if (found.content.family !== 'image') {
    await found.chunks.return?.();
    return ok(undefined);
  }
  const bytes = await readWhole(found, maxBytes);
  return ok(typeof bytes === 'number' ? undefined : bytes);
};

/** The bytes of a download; undefined if it is not shown as a picture. Fails if the server did not answer. */
export const readPicture = async (download: Promise<Download>): Promise<Result<Uint8Array | undefined>> => {
  try {
    return await readBytes(await download);
  } catch (error) {
    if (error instanceof NoHostAnswer) return fail('network', 'pictures-unreachable', { about: { host: error.host } });
    return fail('network', 'unreachable');
  }
};

/** Undefined for bytes that are no content that the app shows. */
export const respondKept = async (bytes: Uint8Array): Promise<Response | undefined> => {
  const content = await contentOf(bytes.subarray(0, headLength));
  return content && respondWhole(content, new Uint8Array(bytes));
};
