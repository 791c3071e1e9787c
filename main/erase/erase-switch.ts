/** The command line of a process that erases what this one uses. */
export const eraseArguments = (words: readonly string[]): string[] => [
  ...words.filter((word) => !/^--(demo|server|demo-rows|safe|command)\b/.test(word)),
  '--erase-all-data',
];
