/** What a push message leaves behind on this computer, bounded, since it is kept in a file; and who sees it there. */
import { z } from 'zod';
import { abilityOf, allows, type Permission } from '../ability';

/** What this computer notes of a push message. It is noted as `unknown` before it is sent, so that a crash leaves that. */
const fields = {
  /** A fresh text per message; noting the same again changes outcome and recipients only. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  /** Whom it went to, in words: "All racers". */
  audience: z.string().min(1).max(300),
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(1_000),
  /** How many people, where that is known. */
  recipients: z.int().nonnegative().max(1_000_000_000).exactOptional(),
  outcome: z.enum(['sent', 'unknown', 'failed']),
};
export const SentMessageFields = z.strictObject(fields);
export type SentMessageFields = Readonly<z.output<typeof SentMessageFields>>;

export interface SentMessage extends SentMessageFields {
  readonly at: string;
  /** Who sent it, where that was a colleague; an empty text where their name was not kept. */
  readonly by?: string;
}

/** As stored: with whose it is, and when it was. */
export const SentMessageRecords = z
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
export type SentMessageRecord = z.output<typeof SentMessageRecords>[number];

/** Whoever is signed in, as far as it decides what they see. */
interface Viewer {
  readonly person?: { readonly id: string };
  readonly server: string;
  readonly ability: readonly Permission[];
}

/**
 * Phones do not care which of two colleagues sent a message twice, so whoever may send sees all that left this computer
 * for their server, and by whom. Others see their own.
 */
export const messagesFor = (
  messages: readonly SentMessageRecord[],
  { person, server, ability }: Viewer,
): readonly SentMessage[] => {
  if (!person) return [];
  const all = allows(abilityOf(ability), ['create', 'Push']);
  return messages
    .filter((message) => message.server === server && (all || message.personId === person.id))
    .map(({ server: _, personId, personName = '', ...message }) =>
      personId === person.id ? message : { ...message, by: personName },
    );
};
