/** The demo has no server, so there is nothing to describe or to check. */
import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import { onlyDemo } from './only-demo';

const refuse = async () => onlyDemo;

export const createServers = (): Bridge['servers'] => ({
  profile: async () => ok({ server: '', from: 'none', profile: { version: 1 } }),
  saveProfile: refuse,
  importProfile: refuse,
  exportProfile: refuse,
  removeProfile: refuse,
  check: refuse,
  unexplained: async () => ok(null),
  cancelCheck: async () => ok(null),
  preview: async () => ok(null),
  saveReport: refuse,
  fieldUsage: async () => ok([]),
  test: refuse,
});
