/** A record's id as calls take it: a number or a text, empty if the record has none. */
export const toRecordId = (id: unknown): string | number => (typeof id === 'number' ? id : String(id ?? ''));
