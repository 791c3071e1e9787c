/** The mail before and the one after. In a whole folder the service says which; in a part of it, the list that is shown. */
import type { Email } from '@contract/samples/entities/email';
import { useState } from 'react';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { isLocal } from '../data/local-mails';
import type { MailLocation, MailView } from '../data/mail-location';

export type Direction = 'previous' | 'next';

/** The button that was used last: the next mail brings its own, which takes the focus over. */
let used: Direction | undefined;
export const takeUsed = (): Direction | undefined => {
  const direction = used;
  used = undefined;
  return direction;
};
export const noteUsed = (direction: Direction): void => {
  used = direction;
};

interface Step {
  /** Undefined where there is none: past either end. */
  readonly go: (() => void) | undefined;
}

interface PagingInput {
  readonly mail: Email & { readonly hasNextMail?: boolean; readonly hasPreviousMail?: boolean };
  readonly mails: readonly Email[];
  readonly place: MailView;
  readonly where: MailLocation;
}

/** Whether the list is the mail's folder as the service has it: nothing filtered, nothing that is kept here between. */
const isWhole = ({ mail, mails, place, where }: PagingInput): boolean =>
  where.q === '' && !where.unread && place.kind === 'folder' && place.name === mail.folder && !mails.some(isLocal);

export const usePaging = (input: PagingInput): Readonly<Record<Direction, Step>> => {
  const { mail, mails, where } = input;
  const [ended, setEnded] = useState<readonly Direction[]>([]);
  const at = mails.findIndex(({ id }) => id === mail.id);
  const beside = { previous: at > 0 ? mails[at - 1] : undefined, next: at === -1 ? undefined : mails[at + 1] };
  const there = { previous: mail.hasPreviousMail, next: mail.hasNextMail };

  const step = (dir: Direction): Step => {
    if (!isWhole(input)) {
      const to = beside[dir];
      return { go: to && (() => where.open(to.id)) };
    }
    if (there[dir] === false || ended.includes(dir)) return { go: undefined };
    return {
      go: async () => {
        const result = await callEndpoint('email.paginate', { dir, emailId: mail.id });
        if (result.ok) return where.open(result.value.id);
        takeUsed();
        // The mailbox has become shorter meanwhile: this is its end now.
        if (result.failure.code === 'not-found') setEnded([...ended, dir]);
        else notifyFailure(result);
      },
    };
  };
  return { previous: step('previous'), next: step('next') };
};
