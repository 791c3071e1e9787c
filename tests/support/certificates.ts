/** Certificates of an unknown issuer, optionally expired or for another host, and a server that presents them. */
import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const openssl = (words: readonly string[], cwd?: string): string =>
  execFileSync('openssl', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], cwd });

export const hasOpenssl = (() => {
  try {
    openssl(['version']);
    return true;
  } catch {
    return false;
  }
})();

export interface CertificateOptions {
  readonly host: string;
  /** `20300101000000Z`. */
  readonly from: string;
  readonly to: string;
}

const settings = `[ca]
default_ca = own
[own]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
[any]
commonName = supplied
organizationName = optional
`;

/** Key and certificate in one text. Only `openssl ca` accepts both dates. */
const makeCertificate = ({ host, from, to }: CertificateOptions): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-certificate-'));
  try {
    writeFileSync(join(folder, 'ca.cnf'), settings);
    writeFileSync(join(folder, 'index.txt'), '');
    writeFileSync(join(folder, 'serial'), '01');
    writeFileSync(join(folder, 'names.cnf'), `subjectAltName = DNS:${host}\n`);
    const subject = ['-subj', `/O=Paddock/CN=${host}`];
    openssl(['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'request.pem', ...subject], folder);
    const files = ['-config', 'ca.cnf', '-extfile', 'names.cnf', '-keyfile', 'key.pem', '-in', 'request.pem'];
    const dates = ['-startdate', from, '-enddate', to];
    openssl(['ca', '-selfsign', '-batch', '-notext', ...files, '-out', 'made.pem', ...dates], folder);
    return `${readFileSync(join(folder, 'key.pem'), 'utf8')}${readFileSync(join(folder, 'made.pem'), 'utf8')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export interface SecureServer {
  readonly url: string;
  /** The hash of its key, for which Chromium can be told to accept it. */
  readonly pin: string;
  /** The requested paths. */
  readonly requestedPaths: readonly string[];
  readonly show: (options: CertificateOptions) => void;
  readonly close: () => Promise<void>;
}

/** An https server on a port of this computer; the caller closes it. */
export const startSecureServer = async (options: CertificateOptions): Promise<SecureServer> => {
  const requestedPaths: string[] = [];
  const pem = makeCertificate(options);
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    requestedPaths.push(request.url ?? '');
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    pin: createHash('sha256')
      .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    requestedPaths,
    show: (next) => {
      const made = makeCertificate(next);
      server.setSecureContext({ key: made, cert: made });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
