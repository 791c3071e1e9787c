/** Dates and times without a zone. Apart from the other readers, because the page formats each time with it. */
const wallTimePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)$/;

/** The day and time of a text without a zone; undefined for any other value. */
export const wallParts = (value: unknown): readonly [day: string, time: string] | undefined => {
  const [, day, time] = typeof value === 'string' ? (wallTimePattern.exec(value) ?? []) : [];
  return day === undefined || time === undefined ? undefined : [day, time];
};

export const isWithoutZone = (value: unknown): boolean => wallParts(value) !== undefined;
