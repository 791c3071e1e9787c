import type { Email } from '@contract/samples/entities/email';
import { stripBidiIsolates, useText } from '../../../kit/format/text';
import type { Person } from '../data/people';
import { startDraft } from './compose-store';
import { forwardMail, type QuoteTexts, replyToMail } from './draft';

/** Starts a reply or forwards a mail. */
export const useReplyActions = (mail: Email, me: Person) => {
  const text = useText('email');
  // These texts become part of the mail.
  const quoteTexts: QuoteTexts = {
    wrote: (details) => stripBidiIsolates(text('compose.wrote', details)),
    forwarded: stripBidiIsolates(text('compose.forwarded')),
    from: stripBidiIsolates(text('compose.from')),
    date: stripBidiIsolates(text('compose.date')),
    subject: stripBidiIsolates(text('compose.subject')),
    to: stripBidiIsolates(text('compose.to')),
  };
  return {
    reply: () => startDraft(replyToMail(mail, me, false, quoteTexts), me),
    replyAll: () => startDraft(replyToMail(mail, me, true, quoteTexts), me),
    forward: () => startDraft(forwardMail(mail, quoteTexts), me),
  };
};
