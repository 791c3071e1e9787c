/** Maps a server's spelling of a field to the form's name. */

const wrappers: ReadonlySet<string> = new Set(['data', 'attributes', 'body', 'fields']);

const normalize = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '');

/** `first_name` and `data.firstName` become `firstName`, `images[0]` becomes `images`; undefined for other names. */
export const fieldNamed = <N extends string>(serverName: string, names: readonly N[]): N | undefined => {
  const parts = serverName
    .split(/[.[\]]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !wrappers.has(part.toLowerCase()));
  const joinedName = normalize(parts.join(''));
  const first = normalize(parts[0] ?? '');
  return names.find((name) => normalize(name) === joinedName) ?? names.find((name) => normalize(name) === first);
};
