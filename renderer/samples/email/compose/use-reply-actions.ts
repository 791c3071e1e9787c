import type { Email } from '@contract/samples/entities/email';
import { bare, useText } from '../../../kit/text';
import type { Person } from '../data/people';
import { startDraft } from './compose-store';
import { forwardMail, type QuoteTexts, replyToMail } from './draft';

/** Begins an answer to a mail, or passes it on. */
export const useReplyActions = (mail: Email, me: Person) => {
  const text = useText('email');
  // They become part of the mail.
  const words: QuoteTexts = {
    wrote: (given) => bare(text('compose.wrote', given)),
    forwarded: bare(text('compose.forwarded')),
    from: bare(text('compose.from')),
    date: bare(text('compose.date')),
    subject: bare(text('compose.subject')),
    to: bare(text('compose.to')),
  };
  return {
    reply: () => startDraft(replyToMail(mail, me, false, words), me),
    replyAll: () => startDraft(replyToMail(mail, me, true, words), me),
    forward: () => startDraft(forwardMail(mail, words), me),
  };
};
