import { vi } from 'vitest';

/** `vi.waitFor` with a limit that a busy machine keeps: its own is one second. */
export const waitFor: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: 60_000, ...(typeof options === 'object' ? options : {}) });
