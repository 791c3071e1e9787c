/** Shortens a server's text, because a server may send a megabyte in place of a name. */
export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}…`;
