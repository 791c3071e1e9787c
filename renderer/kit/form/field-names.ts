/** The form's name of a field that the server names in its own spelling. */

const wrappers: ReadonlySet<string> = new Set(['data', 'attributes', 'body', 'fields']);

const spelled = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '');

/** `first_name`, `data.firstName` and `images[0]` are `firstName` and `images`; undefined for a name that is none. */
export const fieldNamed = <N extends string>(given: string, names: readonly N[]): N | undefined => {
  const parts = given
    .split(/[.[\]]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !wrappers.has(part.toLowerCase()));
  const whole = spelled(parts.join(''));
  const first = spelled(parts[0] ?? '');
  return names.find((name) => spelled(name) === whole) ?? names.find((name) => spelled(name) === first);
};
