/** The draft of a mail, and how replies and forwards start. */
import type { Email } from '@contract/samples/entities/email';
import { formatLongTime } from '../data/mail-time';
import { isSamePerson, type Person } from '../data/people';

export interface AttachedFile {
  readonly fileName: string;
  readonly size: string;
}

export interface Draft {
  readonly to: readonly Person[];
  readonly cc: readonly Person[];
  readonly bcc: readonly Person[];
  readonly subject: string;
  /** HTML. */
  readonly message: string;
  readonly attachments: readonly AttachedFile[];
  /** The mail that it replies to. */
  readonly answers?: number;
  /** The saved draft that it continues. */
  readonly from?: number;
}

export const emptyDraft: Draft = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] };

/** Whether anything differs from the start. */
export const isChanged = (draft: Draft, start: Draft): boolean => JSON.stringify(draft) !== JSON.stringify(start);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

const prefixed = (prefix: string, subject: string): string =>
  `${prefix}: ${subject.replace(/^(?:(?:re|fwd?):\s*)+/i, '')}`;

export interface QuoteTexts {
  /** "On Tue, Mar 3, 2026, 2:05 PM, Dana Reed wrote:" */
  readonly wrote: (details: { readonly time: string; readonly name: string }) => string;
  readonly forwarded: string;
  readonly from: string;
  readonly date: string;
  readonly subject: string;
  readonly to: string;
}

/** A reply quotes the last message of a conversation. */
const lastOf = (mail: Email): Email =>
  mail.replies.reduce((last, one) => (Date.parse(one.time) > Date.parse(last.time) ? one : last), mail);

const asPerson = (email: string): Person => ({ name: '', email });
const without = (people: readonly Person[], others: readonly Person[]): readonly Person[] =>
  people.filter(
    (one, at) =>
      !others.some((other) => isSamePerson(one, other)) && people.findIndex((same) => isSamePerson(one, same)) === at,
  );

/**
 * An answer to the last message: to its sender or, where that is oneself, to whom it went. To all, everybody else in the
 * conversation is in copy.
 */
export const replyToMail = (mail: Email, me: Person, all: boolean, texts: QuoteTexts): Draft => {
  const last = lastOf(mail);
  const mine = isSamePerson(last.from, me);
  const to = without(mine ? last.to : [last.from], mine ? [] : [me]);
  const others = [...(mine ? [] : last.to), mail.from, ...mail.to, ...[...last.cc, ...mail.cc].map(asPerson)];
  const copies = all ? without(others, [me, ...to]) : [];
  return {
    ...emptyDraft,
    to,
    cc: copies,
    subject: prefixed('Re', mail.subject),
    message: `<p></p><p>${escapeHtml(texts.wrote({ time: formatLongTime(last.time), name: last.from.name }))}</p><blockquote>${last.message}</blockquote>`,
    answers: mail.id,
  };
};

export const forwardMail = (mail: Email, texts: QuoteTexts): Draft => {
  const last = lastOf(mail);
  const head = [
    texts.forwarded,
    `${texts.from}: ${last.from.name} (${last.from.email})`,
    `${texts.date}: ${formatLongTime(last.time)}`,
    `${texts.subject}: ${mail.subject}`,
    `${texts.to}: ${last.to.map(({ name, email }) => name || email).join(', ')}`,
  ];
  return {
    ...emptyDraft,
    subject: prefixed('Fwd', mail.subject),
    message: `<p></p><p>${head.map(escapeHtml).join('<br>')}</p>${last.message}`,
    attachments: mail.attachments.map(({ fileName, size }) => ({ fileName, size })),
  };
};

/** Continues a draft of the mailbox. */
export const draftFromMail = (mail: Email & { readonly answers?: number | undefined }): Draft => ({
  to: mail.to,
  cc: mail.cc.map(asPerson),
  bcc: mail.bcc.map(asPerson),
  subject: mail.subject,
  message: mail.message,
  attachments: mail.attachments.map(({ fileName, size }) => ({ fileName, size })),
  from: mail.id,
  ...(mail.answers === undefined ? {} : { answers: mail.answers }),
});

const kilo = 1024;
/** "412 KB", "1.8 MB". */
export const formatFileSize = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))} KB`
    : `${(bytes / kilo / kilo).toFixed(1).replace(/\.0$/, '')} MB`;
