/** The words of the sample chat. */
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
  /** What they answer in this sample, one after the other. */
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
  /** Of my own: whether somebody has seen it. */
  readonly read: boolean;
}

export interface Conversation {
  /** The contact's id, or a group's own. */
  readonly id: string;
  /** Of a group; with one person it is theirs. */
  readonly name?: string;
  readonly people: readonly string[];
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** How many of the last messages nobody here has seen yet. */
  readonly unread: number;
  readonly muted: boolean;
}

/** Who the chat belongs to, and how they like it. */
export interface Me {
  readonly name: string;
  readonly role: string;
  readonly presence: Presence;
  readonly about: string;
  readonly enterSends: boolean;
  readonly previews: boolean;
  readonly answers: boolean;
}
