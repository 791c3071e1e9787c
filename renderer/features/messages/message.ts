/** A push message while it is written, and what keeps it from being sent. */
import type { SentMessage } from '@contract/bridge/sent-message';
import type { EndpointInput } from '@contract/table';

/** The limits of the call. */
export const limits = { title: 120, body: 1_000, people: 10_000 } as const;
export const audiences = ['all', 'racers', 'spectators', 'event', 'track', 'custom'] as const;
export type Audience = (typeof audiences)[number];

/** A record that was picked. */
export interface PickedRecord {
  readonly id: string;
  readonly name: string;
}

export interface Message {
  readonly audience: Audience;
  readonly event: PickedRecord | null;
  readonly track: PickedRecord | null;
  readonly people: readonly PickedRecord[];
  readonly title: string;
  readonly body: string;
}

export const newMessage: Message = { audience: 'all', event: null, track: null, people: [], title: '', body: '' };

/** How many people a message reaches; `failed` where they could not be counted, `unknown` where nobody says. */
export type Recipients =
  | { readonly state: 'known'; readonly count: number }
  | { readonly state: 'unknown' | 'pending' | 'failed' };

/** From this many on, the number has to be typed. */
const typedConfirmationAbove = 50;
export const needsTypedConfirmation = (recipients: Recipients): boolean =>
  recipients.state !== 'known' || recipients.count > typedConfirmationAbove;

/** A gap of a template that nobody filled: "[time]". */
export const findPlaceholder = ({ title, body }: Pick<Message, 'title' | 'body'>): string | undefined =>
  /\[[^[\]\n]{1,40}\]/.exec(`${title}\n${body}`)?.[0];

export const obstacles = ['event', 'track', 'custom', 'title', 'body', 'long', 'gap', 'pending', 'nobody'] as const;
export type Obstacle = (typeof obstacles)[number];

/** Why it cannot be sent yet; undefined where it can. An audience that names nobody is nobody, never everybody. */
export const obstacleOf = (message: Message, recipients: Recipients): Obstacle | undefined => {
  const { audience, event, track, people, title, body } = message;
  if (audience === 'event' && !event) return 'event';
  if (audience === 'track' && !track) return 'track';
  if (audience === 'custom' && people.length === 0) return 'custom';
  if (recipients.state === 'known' && recipients.count === 0) return 'nobody';
  if (title.trim() === '') return 'title';
  if (body.trim() === '') return 'body';
  if (title.trim().length > limits.title || body.length > limits.body) return 'long';
  if (findPlaceholder(message)) return 'gap';
  return recipients.state === 'pending' ? 'pending' : undefined;
};

/** The call's input: the one audience, and nothing of those that were chosen before. */
export const toInput = ({
  audience,
  event,
  track,
  people,
  title,
  body,
}: Message): EndpointInput<'support.sendPush'> => ({
  title: title.trim(),
  // Of several lines: sent exactly as typed.
  body,
  audience,
  ...(audience === 'event' && event ? { eventId: event.id } : {}),
  ...(audience === 'track' && track ? { trackId: track.id } : {}),
  ...(audience === 'custom' ? { userIds: people.map(({ id }) => id) } : {}),
});

const repeatWindow = 30 * 60_000;
const normalize = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');

/** The newest message with the same text that went out, or may have, in the last half hour. */
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

/** Whether what was typed is the number asked for: "1,204" is 1204. */
export const matchesCount = (typed: string, count: number): boolean =>
  typed.replaceAll(/[\s,.]/g, '') === String(count);
