/** Maps a server's spelling of a field to the form's name. */

const wrappers: ReadonlySet<string> = new Set(['data', 'attributes', 'body', 'fields']);

const spelled = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '');

/** `first_name` and `data.firstName` become `firstName`, `images[0]` becomes `images`; undefined for other names. */
export const fieldNamed = <N extends string>(serverName: string, names: readonly N[]): N | undefined => {
  const parts = serverName
    .split(/[.[\]]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !wrappers.has(part.toLowerCase()));
  const joinedName = spelled(parts.join(''));
  const first = spelled(parts[0] ?? '');
  return names.find((name) => spelled(name) === joinedName) ?? names.find((name) => spelled(name) === first);
};
