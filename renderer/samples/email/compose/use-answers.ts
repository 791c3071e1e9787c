import type { Email } from '@contract/samples/entities/email';
import { useText } from '../../../kit/text';
import type { Person } from '../data/people';
import { forwardOf, replyTo, type Words } from './draft';
import { write } from './writing';

/** Begins an answer to a mail, or passes it on. */
export const useAnswers = (mail: Email, me: Person) => {
  const text = useText('email');
  const words: Words = {
    wrote: (given) => text('compose.wrote', given),
    forwarded: text('compose.forwarded'),
    from: text('compose.from'),
    date: text('compose.date'),
    subject: text('compose.subject'),
    to: text('compose.to'),
  };
  return {
    reply: () => write(replyTo(mail, me, false, words), me),
    replyAll: () => write(replyTo(mail, me, true, words), me),
    forward: () => write(forwardOf(mail, words), me),
  };
};
