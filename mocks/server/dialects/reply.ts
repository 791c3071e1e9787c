/** Sends an answer completely, or as a fault requires: cut in the middle, or in small pieces. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';

const dripped = 16;

/** An answer before it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(JSON.stringify(value)),
});

/** Sends a reply; the signal also stops one that is sent in pieces. */
export const send = async (
  response: ServerResponse,
  { status, headers, body }: Reply,
  { drop, drip }: Pick<Partial<Fault>, 'drop' | 'drip'>,
  signal: AbortSignal,
): Promise<void> => {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) });
  if (drop === 'middle') {
    await new Promise<void>((resolve) => response.write(body.subarray(0, body.length >> 1), () => resolve()));
    response.destroy();
    return;
  }
  if (drip === undefined) {
    response.end(body);
    return;
  }
  for (let at = 0; at < body.length && !response.destroyed; at += dripped) {
    response.write(body.subarray(at, at + dripped));
    await wait(drip, undefined, { signal });
  }
  response.end();
};
