/** The area of a call in the table of endpoints: `track` of `track.update`. */
export const areaOfCall = (call: string): string => call.split('.')[0] ?? '';
