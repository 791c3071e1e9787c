import { type Presence, presences } from './talk';

/** Undefined for an unknown word. */
export const oneOfPresences = (word: string): Presence | undefined => presences.find((presence) => presence === word);
