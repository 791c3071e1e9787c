/** Trusted Types treats a worker's address as code: its one policy allows only those that the app names here. */

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

const allowed = new Set<string>();
const whole = (address: string): string => new URL(address, location.href).href;

/** Allows a worker of the app's own files to be started, by its address. */
export const allowWorker = (address: string): void => {
  const isFirst = allowed.size === 0;
  allowed.add(whole(address));
  if (!isFirst) return;
  const trusted = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  trusted?.createPolicy('default', {
    createScriptURL: (wanted) => {
      if (allowed.has(whole(wanted))) return wanted;
      throw new TypeError("Only the app's own workers may be loaded.");
    },
  });
};
