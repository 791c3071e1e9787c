import type { Email } from '@contract/samples/entities/email';
import { bare, useText } from '../../../kit/text';
import type { Person } from '../data/people';
import { forwardOf, replyTo, type Words } from './draft';
import { write } from './writing';

/** Begins an answer to a mail, or passes it on. */
export const useAnswers = (mail: Email, me: Person) => {
  const text = useText('email');
  // They become part of the mail.
  const words: Words = {
    wrote: (given) => bare(text('compose.wrote', given)),
    forwarded: bare(text('compose.forwarded')),
    from: bare(text('compose.from')),
    date: bare(text('compose.date')),
    subject: bare(text('compose.subject')),
    to: bare(text('compose.to')),
  };
  return {
    reply: () => write(replyTo(mail, me, false, words), me),
    replyAll: () => write(replyTo(mail, me, true, words), me),
    forward: () => write(forwardOf(mail, words), me),
  };
};
