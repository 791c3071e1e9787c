/** A folder of updates on this computer, as an organization has one, with everything that can be wrong about it. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** What the folder offers. */
export interface Offer {
  readonly version: string;
  readonly notes?: string;
  /** The file that is sent instead of what the list describes. */
  readonly sent?: Buffer;
  /** The connection breaks after this share of the file. */
  readonly cutAt?: number;
  /** Where the list says that the file is. */
  readonly fileUrl?: string;
  /** Where the list or the file is redirected to. */
  readonly redirect?: { readonly list?: string; readonly file?: string };
  /** The file is held back until `release`. */
  readonly isHeld?: boolean;
}

export interface UpdateServer {
  readonly url: string;
  readonly offer: (offer: Offer | string | undefined) => void;
  /** Sends what is held back, and what is asked for from now on. */
  readonly release: () => void;
  readonly requests: () => readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  readonly close: () => Promise<void>;
}

/** A program in place of an AppImage, which notes how it was started. */
export const fakeAppImage = (version: string): Buffer => {
  const script = `#!/bin/sh\nprintf '%s' "$APPIMAGE_EXIT_AFTER_INSTALL" > "$0.started"\n# ${version}\n`;
  return Buffer.from(script.padEnd(400_000, '#'));
};

const sha512 = (bytes: Buffer): string => createHash('sha512').update(bytes).digest('base64');

/** As electron-builder writes `latest-linux.yml`; a text in JSON is one in YAML, too. */
const listOf = ({ version, notes, fileUrl }: Offer): string => {
  const file = fakeAppImage(version);
  return [
    `version: ${version}`,
    'files:',
    `  - url: ${JSON.stringify(fileUrl ?? `pitwall-${version}-linux-x64.AppImage`)}`,
    `    sha512: ${sha512(file)}`,
    `    size: ${file.length}`,
    ...(notes === undefined ? [] : [`releaseNotes: ${JSON.stringify(notes)}`]),
    "releaseDate: '2026-11-25T12:00:00.000Z'",
    '',
  ].join('\n');
};

/** With a certificate, and its key in the same text, it speaks https. */
export const startUpdateServer = async (certificate?: string): Promise<UpdateServer> => {
  let offer: Offer | string | undefined;
  let held = Promise.withResolvers<void>();
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const listener: RequestListener = async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    requests.push({ path, headers: request.headers });
    if (offer === undefined) return response.writeHead(404).end();
    if (path.endsWith('.yml')) {
      if (typeof offer === 'string') return response.end(offer);
      if (offer.redirect?.list) return response.writeHead(302, { location: offer.redirect.list }).end();
      return response.end(listOf(offer));
    }
    if (typeof offer === 'string') return response.writeHead(404).end();
    if (offer.redirect?.file) return response.writeHead(302, { location: offer.redirect.file }).end();
    const bytes = offer.sent ?? fakeAppImage(offer.version);
    response.writeHead(200, { 'content-length': bytes.length });
    if (offer.cutAt !== undefined) {
      response.write(bytes.subarray(0, Math.floor(bytes.length * offer.cutAt)), () => response.destroy());
      return;
    }
    if (offer.isHeld) {
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
      await held.promise;
      return response.end(bytes.subarray(Math.floor(bytes.length / 2)));
    }
    response.end(bytes);
  };
  const server = certificate
    ? createSecureServer({ key: certificate, cert: certificate }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pitwall`,
    offer: (next) => {
      offer = next;
      held = Promise.withResolvers<void>();
    },
    release: () => {
      held.resolve();
    },
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
