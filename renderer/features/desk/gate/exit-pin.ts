/** The event's PIN that ends gate mode. The log has only a slow hash of it, because the log travels to other computers. */

export const isPin = (text: string): boolean => /^\d{4,12}$/.test(text);

const iterations = 600_000;

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const derive = async (pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256);
  return toHex(new Uint8Array(bits));
};

/** A PIN as the rule `exit-pin` keeps it: iterations, salt and hash. */
export const hashPin = async (pin: string): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `${iterations}.${toHex(salt)}.${await derive(pin, salt, iterations)}`;
};

const storedPin = /^(\d{6,7})\.([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** Whether the value of the rule `exit-pin` is a PIN; empty once it was removed. */
export const isStoredPin = (value: string | undefined): value is string => value !== undefined && storedPin.test(value);

export const matchesPin = async (pin: string, stored: string): Promise<boolean> => {
  const [, rounds, salt, hash] = storedPin.exec(stored) ?? [];
  return rounds !== undefined && salt !== undefined && (await derive(pin, fromHex(salt), Number(rounds))) === hash;
};

/** Seconds to wait after a number of wrong PINs in a row; the last one for all further ones. */
const waits = [0, 0, 0, 5, 15, 30, 60, 300] as const;

export const waitAfter = (wrongPins: number): number => waits[Math.min(wrongPins, waits.length - 1)] ?? 0;
