/** Certificates of any host, issuer and dates, a store that trusts an issuer, and a server that presents a certificate. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

export interface Issuer {
  readonly key: string;
  readonly certificate: string;
}

export interface CertificateOptions {
  readonly host: string;
  /** `20300101000000Z`. */
  readonly from: string;
  readonly to: string;
  /** Who has signed it; itself if left out. */
  readonly issuer?: Issuer;
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

/** Runs `work` in a folder that is removed afterwards. */
const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-certificate-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const createIssuer = (name: string): Issuer =>
  inFolder((folder) => {
    const files = ['-keyout', 'key.pem', '-out', 'made.pem', '-subj', `/O=Paddock/CN=${name}`];
    openssl(['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', ...files], folder);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return { key: read('key.pem'), certificate: read('made.pem') };
  });

/** Key and certificate in one text. Only `openssl ca` accepts both dates. */
export const makeCertificate = ({ host, from, to, issuer }: CertificateOptions): string =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'ca.cnf'), settings);
    writeFileSync(join(folder, 'index.txt'), '');
    writeFileSync(join(folder, 'serial'), '01');
    writeFileSync(join(folder, 'names.cnf'), `subjectAltName = DNS:${host}\n`);
    const subject = ['-subj', `/O=Paddock/CN=${host}`];
    openssl(['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'request.pem', ...subject], folder);
    if (issuer) {
      writeFileSync(join(folder, 'issuer-key.pem'), issuer.key);
      writeFileSync(join(folder, 'issuer.pem'), issuer.certificate);
    }
    const signer = issuer
      ? ['-keyfile', 'issuer-key.pem', '-cert', 'issuer.pem']
      : ['-selfsign', '-keyfile', 'key.pem'];
    const files = ['-config', 'ca.cnf', '-extfile', 'names.cnf', '-in', 'request.pem', '-out', 'made.pem'];
    openssl(['ca', '-batch', '-notext', ...signer, ...files, '-startdate', from, '-enddate', to], folder);
    return `${readFileSync(join(folder, 'key.pem'), 'utf8')}${readFileSync(join(folder, 'made.pem'), 'utf8')}`;
  });

const certutil = (words: readonly string[]): void => {
  execFileSync('certutil', words, { stdio: 'ignore' });
};

/** Why an issuer cannot be trusted on this computer; undefined if it can. */
export const noTrustStore = ((): string | undefined => {
  if (process.platform !== 'linux') return 'only Linux has a certificate store in a file';
  if (!hasOpenssl) return 'openssl is not installed';
  const { error } = spawnSync('certutil', ['-H'], { stdio: 'ignore' });
  return error ? 'certutil (libnss3-tools) is not installed' : undefined;
})();

/** Makes Chromium trust an issuer if `home` is its home folder, as an administrator does on the computers of a company. */
export const trustIssuer = (home: string, { certificate }: Issuer): void => {
  const store = join(home, '.pki', 'nssdb');
  mkdirSync(store, { recursive: true });
  certutil(['-N', '-d', `sql:${store}`, '--empty-password']);
  inFolder((folder) => {
    const file = join(folder, 'issuer.pem');
    writeFileSync(file, certificate);
    certutil(['-A', '-d', `sql:${store}`, '-n', 'Paddock', '-t', 'C,,', '-i', file]);
  });
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
