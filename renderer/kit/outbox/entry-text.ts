/** An entry as words: what it does, since when, why it waits, and all of it as text. */
import type { OutboxEntry, OutboxField } from '@contract/bridge';
import { isId } from '@contract/entities/id';
import { isUnproven } from '@contract/failure';
import { dayMs, hourMs, minuteMs } from '@contract/time/durations';
import { failureText } from '../feedback/failure-text';
import { formatRecentTime } from '../format/date-time';
import { fieldText } from '../format/field';
import { readableLabel } from '../format/label';
import { formatNumber } from '../format/number';
import { shorten } from '../format/shorten';
import { hasText, type Text, textOf } from '../format/text';
import { fieldOf, labelOf, nameOfCall, namespaceOf } from './subject';
import type { ToNames } from './use-record-names';

/**
 * The state as a person sees it. A draft and a conflict are states of their own, because each needs another action.
 * `unproven`: the server accepted the change, but the record does not show it.
 */
export type ShownState = OutboxEntry['state'] | 'draft' | 'conflict' | 'unproven';

/** The fields whose values a person chooses: those that changed on both sides, or all that are known of a lost change. */
export const fieldsToDecide = ({ kind, state, needsDecision, fields }: OutboxEntry): readonly OutboxField[] => {
  if (kind !== 'change' || !needsDecision || state === 'refused') return [];
  const conflicts = fields.filter(({ isConflict }) => isConflict);
  if (conflicts.length > 0 || state !== 'unknown') return conflicts;
  return fields.filter(({ theirs }) => theirs !== undefined);
};

export const shownState = (entry: OutboxEntry): ShownState => {
  if (entry.state === 'refused' && entry.failure && isUnproven(entry.failure)) return 'unproven';
  if (entry.state !== 'queued') return entry.state;
  if (fieldsToDecide(entry).length > 0) return 'conflict';
  return entry.kind === 'draft' ? 'draft' : 'queued';
};

/** "Update track"; the contract's name of the call made readable if there are no words for it. */
export const doesText = (text: Text, entry: Pick<OutboxEntry, 'call'>): string => {
  const own = `outbox:calls.${entry.call}`;
  if (hasText(own)) return text(own);
  const verb = `outbox:verbs.${nameOfCall(entry)}`;
  const one = `${namespaceOf(entry)}:one`;
  if (hasText(verb) && hasText(one)) return text(verb, { one: textOf(one) });
  return readableLabel(entry.call);
};

/** The record's name, or else its id, or the name of the file. */
export const nameText = (text: Text, { title, file, input }: OutboxEntry): string => {
  const name = title.trim() || (file?.name ?? '');
  if (name !== '') return shorten(name, 200);
  return isId(input.id) ? text('kit:detail.id', { id: String(input.id) }) : '';
};

/** "Update track: Summit Point". */
export const titleText = (text: Text, entry: OutboxEntry): string => {
  const name = nameText(text, entry);
  return name === '' ? doesText(text, entry) : text('entry.named', { does: doesText(text, entry), name });
};

const ageText = (text: Text, age: number): string => {
  if (age < minuteMs) return text('age.now');
  const [unit, length] =
    age < hourMs
      ? (['minutes', minuteMs] as const)
      : age < dayMs
        ? (['hours', hourMs] as const)
        : (['days', dayMs] as const);
  const count = Math.floor(age / length);
  return text(`age.${unit}`, { count, shown: formatNumber(count) });
};

/** "Since 2:02 PM, 12 min". */
export const sinceText = (text: Text, { createdAt }: OutboxEntry, now: number): string => {
  const time = Date.parse(createdAt);
  if (Number.isNaN(time)) return '';
  return text('entry.since', { since: formatRecentTime(time, now), age: ageText(text, Math.max(0, now - time)) });
};

export const sentText = (text: Text, { sentAt, createdAt }: OutboxEntry, now: number): string => {
  return text('entry.sentAt', { at: formatRecentTime(Date.parse(sentAt ?? createdAt), now) });
};

/** Why it waits: the failure, or what happens next. `isBehind`: an earlier change of the record needs a person. */
export const whyText = (text: Text, entry: OutboxEntry, isBehind = false): string => {
  const state = shownState(entry);
  if (isBehind) return text('why.behind');
  if (state === 'unknown' && entry.needsDecision)
    return text(fieldsToDecide(entry).length > 0 ? 'why.unsettled' : 'why.unclear');
  if (entry.failure && (entry.state === 'refused' || state === 'queued')) {
    const { title, body } = failureText(entry.failure);
    return `${title.replace(/[.!?]$/, '')}: ${body}`;
  }
  return text(`why.${state === 'unproven' ? 'refused' : state}`);
};

const secretName = /password|secret|token/i;
export const isSecret = ({ name }: Pick<OutboxField, 'name'>): boolean => secretName.test(name);

const maxValue = 300;

/** A value as the record's page shows it. `undefined` means that the value is not known. */
export const valueText = (text: Text, entry: OutboxEntry, field: OutboxField, value: unknown): string => {
  if (value === undefined) return text('values.unknown');
  if (isSecret(field)) return text('values.secret');
  const shown = fieldText(fieldOf(entry, field), { [field.name]: value });
  return shown.trim() === '' ? text('values.none') : shorten(shown, maxValue);
};

/** Characters that isolate directions have no place in copied text. */
const withoutIsolates = (words: string): string => words.replaceAll(/[\u2066-\u2069]/g, '');

/** The entry as lines of text, for a message or a note. */
export const entryLines = (text: Text, entry: OutboxEntry, now: number, toNames: ToNames): string =>
  withoutIsolates(
    [
      titleText(text, entry),
      [text(`states.${shownState(entry)}`), sinceText(text, entry, now), text('entry.by', { name: entry.by })].join(
        ' · ',
      ),
      whyText(text, entry),
      ...entry.fields.map((field) =>
        text('entry.line', {
          label: labelOf(entry, field),
          base: valueText(text, entry, field, toNames(field, field.base)),
          mine: valueText(text, entry, field, toNames(field, field.mine)),
        }),
      ),
    ].join('\n'),
  );
