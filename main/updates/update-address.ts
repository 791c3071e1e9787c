/** Where updates come from: the policy's address, or else the one of the build. */
import { readFileSync } from 'node:fs';
import type { UpdatesOff, UpdatesView } from '@contract/updates/updates-view';
import { isUpdateAddress } from '../settings/policy-schema';

/** What electron-builder wrote into `app-update.yml`. */
export interface BuiltIn {
  readonly address?: string;
  /** Whether it names the publisher whose signature an update must have. */
  readonly hasPublisher: boolean;
}

/** A build without an address has the reserved name `updates.invalid`. */
export const readBuiltIn = (path: string): BuiltIn => {
  let content = '';
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    // An unpackaged run has none.
  }
  const [, address = ''] = /^url: *['"]?([^'"\s]+)/m.exec(content) ?? [];
  const isNamed = isUpdateAddress(address) && !new URL(address).hostname.endsWith('.invalid');
  return { ...(isNamed ? { address } : {}), hasPublisher: /^publisherName:/m.test(content) };
};

/** `manual`: the app only reports a new version; an administrator or the package manager installs it. */
export type Installer = 'windows' | 'mac' | 'app-image' | 'manual';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether a package manager installed the app. */
  readonly isPackage: boolean;
  readonly policyAddress: string | undefined;
  readonly builtIn: BuiltIn;
}

const installerOf = ({ platform, isPackaged, environment, isPackage }: Surroundings): Installer => {
  if (platform === 'win32') return isPackaged && !environment.PORTABLE_EXECUTABLE_FILE ? 'windows' : 'manual';
  if (platform === 'darwin') return isPackaged ? 'mac' : 'manual';
  return environment.APPIMAGE && !isPackage ? 'app-image' : 'manual';
};

export type UpdateSource =
  | { readonly off: UpdatesOff; readonly source?: UpdatesView['source'] }
  | { readonly address: string; readonly installer: Installer; readonly source: NonNullable<UpdatesView['source']> };

/** A copy that is not packaged is updated only where a policy names the address: nothing checks who made it. */
export const updateSource = (surroundings: Surroundings): UpdateSource => {
  const { isPackaged, policyAddress, builtIn } = surroundings;
  const address = policyAddress ?? builtIn.address;
  if (!isPackaged && policyAddress === undefined) return { off: 'unpackaged' };
  if (address === undefined) return { off: 'no-address' };
  const source = { host: new URL(address).host, by: policyAddress === undefined ? 'build' : 'policy' } as const;
  const installer = installerOf(surroundings);
  // Without the publisher's name, the library would accept any file.
  if (installer === 'windows' && !builtIn.hasPublisher) return { off: 'unsigned', source };
  return { address, installer, source };
};
