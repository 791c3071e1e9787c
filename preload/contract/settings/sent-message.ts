/** The record of a push message on this computer, and who can see it. Limited in size, because it is in a file. */
import { z } from 'zod';
import { abilityOf, allows, type Permission } from '../ability';

/** The record of a push message. Saved as `unknown` before sending, so that a crash leaves that state. */
const fields = {
  /** Unique per message. Recording the same id again changes outcome and recipients; the text only until it is sent. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  /** The recipients in words: "All racers". */
  audience: z.string().min(1).max(300),
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(1_000),
  /** The id of the event that it is about. */
  event: z.string().min(1).max(200).exactOptional(),
  /** The number of recipients, if known. */
  recipients: z.int().nonnegative().max(1_000_000_000).exactOptional(),
  outcome: z.enum(['sent', 'unknown', 'failed']),
};
export const SentMessageFields = z.strictObject(fields);
export type SentMessageFields = Readonly<z.output<typeof SentMessageFields>>;

export interface SentMessage extends SentMessageFields {
  readonly at: string;
  /** The sender, if it was a colleague; an empty text if their name was not stored. */
  readonly by?: string;
}

/** As stored: with its user and time. */
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

/** The properties of the signed-in user that decide what they see. */
interface Viewer {
  readonly person?: { readonly id: string };
  readonly server: string;
  readonly ability: readonly Permission[];
}

/**
 * Two colleagues could send the same message, so users with the permission to send see all messages from this computer
 * to their server, with the senders. Other users see only their own.
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
