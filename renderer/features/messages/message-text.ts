/** Texts for audiences, recipient counts and repeated messages. */
import type { SentMessage } from '@contract/settings/sent-message';
import { formatDateTime } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import type { Text } from '../../kit/format/text';
import type { AddressedMessage, Message, Recipients } from './message';

/** The audience of a message: "All racers", "Event: Fall Finale". */
export const audienceText = (text: Text, { audience, event, track, people }: AddressedMessage): string => {
  if (audience === 'event') return text('to.event', { name: event?.name ?? '' });
  if (audience === 'track') return text('to.track', { name: track?.name ?? '' });
  const [only] = people;
  if (audience === 'custom')
    return only && people.length === 1 ? only.name : text('to.custom', { count: people.length });
  return text(`to.${audience}`);
};

/** "All 360 racers", or that the number is unknown; empty until an audience is chosen. */
export const recipientText = (text: Text, { audience }: Message, recipients: Recipients): string =>
  audience === null
    ? ''
    : recipients.state === 'known'
      ? text(`audienceSize.${audience}`, { count: recipients.count, shown: formatNumber(recipients.count) })
      : text(`audienceSize.${recipients.state}`);

/** The sender, if it was a colleague on this computer. */
export const senderName = (text: Text, { by }: Pick<SentMessage, 'by'>): string | undefined =>
  by === '' ? text('somebody') : by;

/** A warning that the same text was sent shortly before. */
export const repeatText = (text: Text, repeat: SentMessage): string => {
  const by = senderName(text, repeat);
  const at = formatDateTime(repeat.at);
  return by === undefined ? text('repeat', { at }) : text('repeatBy', { at, by });
};
