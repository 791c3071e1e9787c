/** Follows the outbox: reads records again that were changed, and tells what was sent and what needs a person. */
import { areaOfCall } from '@contract/area-of-call';
import type { OutboxEntry } from '@contract/bridge';
import { SentMessageFields } from '@contract/settings/sent-message';
import { bridge } from '../kit/bridge/bridge';
import { refreshAreas } from '../kit/bridge/use-call';
import { notify } from '../kit/feedback/notify';
import { openOutbox } from '../kit/feedback/notify-queued';
import { text } from '../kit/format/text';
import { isUnsent } from '../kit/stores/outbox';
import { unsentGroupOf } from '../kit/stores/unsent-groups';
import { recordsOfMessages } from './records-of-messages';

/** Milliseconds without a sent entry after which a round is over, even if others still wait. */
const maxRoundPause = 30_000;

let sentInRound = 0;
let lastSentAt = 0;

/**
 * Adds entries that were just sent, and returns how many the round has, which the toast says: main reports each entry alone.
 * `now` is the outbox after them.
 */
export const countRound = (sent: number, now: readonly OutboxEntry[], at = Date.now()): number => {
  const total = Math.abs(at - lastSentAt) > maxRoundPause ? sent : sentInRound + sent;
  const isOver = !now.some((entry) => isUnsent(entry) && unsentGroupOf(entry) === 'waiting');
  sentInRound = isOver ? 0 : total;
  lastSentAt = at;
  return total;
};

/** Areas whose records an area's calls change as well. */
const alsoChanged: Readonly<Record<string, readonly string[]>> = { assignment: ['track', 'admin'], auth: ['admin'] };

/** The history of messages has a draft as not sent, with the text that it had before it was edited. */
const updateHistory = async (entries: readonly OutboxEntry[]): Promise<void> => {
  const messages = entries.filter(({ call }) => call === 'support.sendPush');
  if (messages.length === 0) return;
  const listed = await bridge().messages.list();
  const records = recordsOfMessages(listed.ok ? listed.value : [], messages);
  if (records.size === 0) return;
  for (const { id, input, state } of messages) {
    const record = records.get(id);
    if (!record) continue;
    const { at: _, ...fields } = record;
    const edited = SentMessageFields.safeParse({ ...fields, title: input.title, body: input.body });
    const outcome = state === 'done' ? 'sent' : 'unknown';
    await bridge().messages.keep({ ...(edited.success ? edited.data : fields), outcome });
  }
  await refreshAreas(['messages']);
};

const needsPerson = ({ kind, state, needsDecision }: OutboxEntry): boolean =>
  state === 'refused' || (needsDecision && kind !== 'draft' && state !== 'done');

/** The entries of `now` for which a condition has become true. A draft that is new needs no second message. */
const newly = (
  before: readonly OutboxEntry[],
  now: readonly OutboxEntry[],
  isTrue: (entry: OutboxEntry) => boolean,
): readonly OutboxEntry[] => {
  const earlier = new Map(before.map((entry) => [entry.id, entry]));
  return now.filter((entry) => {
    const was = earlier.get(entry.id);
    return isTrue(entry) && was !== undefined && !isTrue(was);
  });
};

export const followOutbox = (before: readonly OutboxEntry[], now: readonly OutboxEntry[]): void => {
  const sent = newly(before, now, ({ state }) => state === 'done');
  if (sent.length > 0) {
    void refreshAreas(sent.map(({ call }) => areaOfCall(call)).flatMap((area) => [area, ...(alsoChanged[area] ?? [])]));
    notify({
      id: 'outbox-sent',
      intent: 'success',
      title: text('outbox:sentToast', { count: countRound(sent.length, now) }),
    });
  }
  void updateHistory([...sent, ...newly(before, now, ({ state }) => state === 'unknown')]);
  const undecided = newly(before, now, needsPerson);
  if (undecided.length > 0)
    notify({
      id: 'outbox-decide',
      intent: 'warning',
      title: text('outbox:needsYouToast', { count: undecided.length }),
      actions: [openOutbox()],
    });
};
