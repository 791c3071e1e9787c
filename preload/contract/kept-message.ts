/** What a push message leaves behind on this computer, bounded, since it is kept in a file; and who sees it there. */
import { z } from 'zod';
import { abilityOf, allows, type Pair } from './ability';

/** What this computer notes of a push message. It is noted as `unknown` before it is sent, so that a crash leaves that. */
export interface MessageNote {
  /** A fresh text per message; noting the same again changes outcome and recipients only. */
  readonly id: string;
  /** Whom it went to, in words: "All racers". */
  readonly audience: string;
  readonly title: string;
  readonly body: string;
  /** How many people, where that is known. */
  readonly recipients?: number;
  readonly outcome: 'sent' | 'unknown' | 'failed';
}
export interface KeptMessage extends MessageNote {
  readonly at: string;
  /** Who sent it, where that was a colleague; an empty text where their name was not kept. */
  readonly by?: string;
}

const fields = {
  id: z.string().regex(/^[\w-]{8,64}$/),
  audience: z.string().min(1).max(300),
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(1_000),
  recipients: z.int().nonnegative().max(1_000_000_000).exactOptional(),
  outcome: z.enum(['sent', 'unknown', 'failed']),
};

export const MessageInput: z.ZodType<MessageNote> = z.strictObject(fields);

/** As stored: with whose it is, and when it was. */
export const KeptMessages = z
  .array(
    z.object({
      ...fields,
      at: z.iso.datetime(),
      server: z.string().max(2_048),
      personId: z.string().min(1).max(256),
      /** Absent in files of older versions. */
      personName: z.string().max(256).exactOptional(),
    }),
  )
  .max(200)
  .readonly();
export type StoredMessage = z.output<typeof KeptMessages>[number];

/** Whoever is signed in, as far as it decides what they see. */
interface Viewer {
  readonly person?: { readonly id: string };
  readonly server: string;
  readonly ability: readonly Pair[];
}

/**
 * Phones do not care which of two colleagues sent a message twice, so whoever may send sees all that left this computer
 * for their server, and by whom. Others see their own.
 */
export const messagesFor = (
  messages: readonly StoredMessage[],
  { person, server, ability }: Viewer,
): readonly KeptMessage[] => {
  if (!person) return [];
  const all = allows(abilityOf(ability), ['create', 'Push']);
  return messages
    .filter((message) => message.server === server && (all || message.personId === person.id))
    .map(({ server: _, personId, personName = '', ...message }) =>
      personId === person.id ? message : { ...message, by: personName },
    );
};
