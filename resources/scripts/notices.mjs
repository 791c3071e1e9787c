/** What the package contains of other people: the notices that the app shows and the package brings, and a bill of materials. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** What the package has of `out/`. */
const bundles = ['main', 'preload', 'renderer'];

const listOf = (bundle) => join(root, 'out', bundle, 'third-party.json');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** https://github.com/package-url/purl-spec */
const addressOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const isExpression = (license) => /\s/.test(license);

/** A UUID of version 8, whose digits are those of the content's hash. */
const serialNumber = (content) => {
  const digits = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits);
  return `urn:uuid:${parts[0]}-${parts[1]}-8${parts[2]}-a${parts[3]}-${parts[4]}`;
};

/** CycloneDX 1.6. Without a time, and with a serial number of its content, so that the same sources make the same file. */
const billOfMaterials = (notices) => {
  const { name, version } = read(join(root, 'package.json'));
  const components = notices.map((notice) => ({
    'bom-ref': addressOf(notice),
    type: 'library',
    name: notice.name,
    version: notice.version,
    purl: addressOf(notice),
    licenses: [isExpression(notice.license) ? { expression: notice.license } : { license: { id: notice.license } }],
  }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber([name, version, components]),
    version: 1,
    metadata: { component: { 'bom-ref': name, type: 'application', name, version } },
    components,
  };
};

const asText = (notices) =>
  [
    'Pitwall contains the following works of other people. The notices of Chromium are in LICENSES.chromium.html.',
    ...notices.map(
      ({ name, version, license, text }) => `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${text}`,
    ),
  ].join('\n\n');

/** The notices of all bundles, each package once, by name. */
const joined = () => {
  const byAddress = new Map(bundles.flatMap((bundle) => read(listOf(bundle))).map((one) => [addressOf(one), one]));
  return [...byAddress.values()].sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
};

/** Writes `out/notices/`, once all bundles of the package are built. */
export const writeNotices = () => {
  if (!bundles.every((bundle) => existsSync(listOf(bundle)))) return;
  const notices = joined();
  const folder = join(root, 'out', 'notices');
  mkdirSync(folder, { recursive: true });
  const write = (name, content) => writeFileSync(join(folder, name), content);
  write('notices.json', JSON.stringify(notices));
  write('THIRD-PARTY-NOTICES.txt', `${asText(notices)}\n`);
  write('sbom.cdx.json', `${JSON.stringify(billOfMaterials(notices), null, 2)}\n`);
};
