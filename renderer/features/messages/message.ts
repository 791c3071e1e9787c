/** A push message in the form, and the reasons why it cannot be sent yet. */

import type { SentMessage } from '@contract/settings/sent-message';
import type { EndpointInput } from '@contract/table';
import { fold } from '@contract/text/fold';
import { type MessageEvent, type MessageStart, messageLimits } from '../../state/message-start';

export const audiences = ['all', 'racers', 'spectators', 'event', 'track', 'custom'] as const;
export type Audience = (typeof audiences)[number];

/** A record chosen in a picker. */
export interface PickedRecord {
  readonly id: string;
  readonly name: string;
}

export interface Message {
  /** Null until it is chosen: nobody is preselected. */
  readonly audience: Audience | null;
  readonly event: MessageEvent | null;
  readonly track: PickedRecord | null;
  readonly people: readonly PickedRecord[];
  /** The gate that another screen named, for the templates; empty if none. */
  readonly gate: string;
  readonly title: string;
  readonly body: string;
}

export const newMessage: Message = {
  audience: null,
  event: null,
  track: null,
  people: [],
  gate: '',
  title: '',
  body: '',
};

/** The audience of a message that another screen started. */
export const audienceOf = ({
  event,
  recipients,
  gate = '',
}: MessageStart): Pick<Message, 'audience' | 'event' | 'people' | 'gate'> => ({
  audience: recipients ? 'custom' : event ? 'event' : null,
  event: event ?? null,
  people: [...new Map(recipients?.map((person) => [person.id, person])).values()],
  gate,
});

/** The event that the message is about: its audience's, or the one that the people were picked for. */
export const eventOf = ({ audience, event }: Message): MessageEvent | undefined =>
  audience === 'event' || audience === 'custom' ? (event ?? undefined) : undefined;

/** The number of names that are shown. */
export const maxNames = 10;

/** The number of recipients and the first names; `failed` if counting failed, `unknown` if the server does not report it. */
export type Recipients =
  | { readonly state: 'known'; readonly count: number; readonly names?: readonly string[] }
  | { readonly state: 'unknown' | 'pending' | 'failed' };

/** Above this number of recipients, the user must type the number to confirm. */
const typedConfirmationAbove = 50;
export const needsTypedConfirmation = (recipients: Recipients): boolean =>
  recipients.state !== 'known' || recipients.count > typedConfirmationAbove;

/** A placeholder of a template that is still to be replaced: "[time]". */
export const findPlaceholder = ({ title, body }: Pick<Message, 'title' | 'body'>): string | undefined =>
  /\[[^[\]\n]{1,40}\]/.exec(`${title}\n${body}`)?.[0];

export const obstacles = [
  'audience',
  'event',
  'track',
  'custom',
  'many',
  'title',
  'body',
  'long',
  'gap',
  'pending',
  'nobody',
] as const;
export type Obstacle = (typeof obstacles)[number];

/** Why the message cannot be sent yet; undefined if it can. An empty audience never means everyone. */
export const obstacleOf = (message: Message, recipients: Recipients): Obstacle | undefined => {
  const { audience, event, track, people, title, body } = message;
  if (!audience) return 'audience';
  if (audience === 'event' && !event) return 'event';
  if (audience === 'track' && !track) return 'track';
  if (audience === 'custom' && people.length === 0) return 'custom';
  if (audience === 'custom' && people.length > messageLimits.people) return 'many';
  if (recipients.state === 'known' && recipients.count === 0) return 'nobody';
  if (title.trim() === '') return 'title';
  if (body.trim() === '') return 'body';
  if (title.trim().length > messageLimits.title || body.length > messageLimits.body) return 'long';
  if (findPlaceholder(message)) return 'gap';
  return recipients.state === 'pending' ? 'pending' : undefined;
};

/** A message whose audience is chosen. */
export type AddressedMessage = Message & { readonly audience: Audience };
export const isAddressed = (message: Message): message is AddressedMessage => message.audience !== null;

/** The input of the call, with the chosen audience only. */
export const toInput = ({
  audience,
  event,
  track,
  people,
  title,
  body,
}: AddressedMessage): EndpointInput<'support.sendPush'> => ({
  title: title.trim(),
  // Multiline text is sent exactly as typed.
  body,
  audience,
  ...(audience === 'event' && event ? { eventId: event.id } : {}),
  ...(audience === 'track' && track ? { trackId: track.id } : {}),
  ...(audience === 'custom' ? { userIds: people.map(({ id }) => id) } : {}),
});

const repeatWindow = 30 * 60_000;
const normalize = (text: string): string => fold(text).trim().replaceAll(/\s+/g, ' ');

/** The newest message with the same text that was sent, or may have been, within half an hour. */
export const findRepeat = (
  { title, body }: Pick<Message, 'title' | 'body'>,
  history: readonly SentMessage[],
  now: number,
): SentMessage | undefined =>
  history.find(
    (sent) =>
      sent.outcome !== 'failed' &&
      Math.abs(now - Date.parse(sent.at)) < repeatWindow &&
      normalize(sent.title) === normalize(title) &&
      normalize(sent.body) === normalize(body),
  );

/** Whether the typed text is the number: "1,204" is 1204. */
export const matchesCount = (typed: string, count: number): boolean =>
  fold(typed).replaceAll(/[\s,.']/g, '') === String(count);
