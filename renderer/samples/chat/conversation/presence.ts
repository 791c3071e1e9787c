import { type Presence, presences } from './talk';

/** A word that is one of ours. */
export const oneOfPresences = (word: string): Presence | undefined => presences.find((presence) => presence === word);
