/** "Dana Whitlock" as "D. W.", for whoever walks past. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? [])
    .map((letter) => `${letter}.`)
    .join(' ');
