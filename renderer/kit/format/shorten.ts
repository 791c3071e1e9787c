/** The beginning of a text of a server, which may have sent a megabyte where a name was wanted. */
export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}…`;
