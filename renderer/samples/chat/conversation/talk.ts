/** The types of the sample chat. */
export const presences = ['available', 'busy', 'do-not-disturb', 'away', 'offline'] as const;
export type Presence = (typeof presences)[number];

export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly presence: Presence;
  readonly email: string;
  readonly phone: string;
  readonly office: string;
  /** Sample answers, given one after the other. */
  readonly answers: readonly string[];
}

export interface Picture {
  /** A `data:` address. */
  readonly source: string;
  readonly name: string;
}

export interface ChatMessage {
  readonly id: string;
  /** A contact's id, or `me`. */
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  readonly picture?: Picture;
  /** Whether somebody has read it; for the user's own messages. */
  readonly read: boolean;
}

export interface Conversation {
  /** The contact's id, or a group's own. */
  readonly id: string;
  /** A group's name; other conversations have their contact's. */
  readonly name?: string;
  readonly people: readonly string[];
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The number of unread messages. */
  readonly unread: number;
  readonly muted: boolean;
}

/** The user, and their chat settings. */
export interface Me {
  readonly name: string;
  readonly role: string;
  readonly presence: Presence;
  readonly about: string;
  readonly enterSends: boolean;
  readonly previews: boolean;
  readonly answers: boolean;
}
