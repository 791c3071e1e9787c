/** Audiences, numbers of people and repeats in words. */
import type { SentMessage } from '@contract/bridge/sent-message';
import { formatMoment } from '../../kit/format/moment';
import { formatNumber } from '../../kit/format/number';
import type { Text } from '../../kit/format/text';
import type { Message, Recipients } from './message';

/** Whom a message is for: "All racers", "Event: Fall Finale". */
export const audienceText = (text: Text, { audience, event, track, people }: Message): string => {
  if (audience === 'event') return text('to.event', { name: event?.name ?? '' });
  if (audience === 'track') return text('to.track', { name: track?.name ?? '' });
  const [only] = people;
  if (audience === 'custom')
    return only && people.length === 1 ? only.name : text('to.custom', { count: people.length });
  return text(`to.${audience}`);
};

/** "All 360 racers", or plainly that the number is not known. */
export const recipientText = (text: Text, { audience }: Message, recipients: Recipients): string =>
  recipients.state === 'known'
    ? text(`reach.${audience}`, { count: recipients.count, shown: formatNumber(recipients.count) })
    : text(`reach.${recipients.state}`);

/** Who sent it, where that was a colleague at this computer. */
export const senderName = (text: Text, { by }: Pick<SentMessage, 'by'>): string | undefined =>
  by === '' ? text('somebody') : by;

/** That the same text went out a short while ago. */
export const repeatText = (text: Text, repeat: SentMessage): string => {
  const by = senderName(text, repeat);
  const at = formatMoment(repeat.at);
  return by === undefined ? text('repeat', { at }) : text('repeatBy', { at, by });
};
