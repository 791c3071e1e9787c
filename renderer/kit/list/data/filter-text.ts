import { plain } from '../../format/plain';

/** How a value is written in a filter: a list of several as each of them. */
export const filterValues = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one: unknown) => plain(one, 1)) : [plain(value)];
