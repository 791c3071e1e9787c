/** The previous and next mail: as the service says in an unfiltered folder, else by the list that is shown. */
import type { Email } from '@contract/samples/entities/email';
import { useState } from 'react';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { isLocal } from '../data/local-mails';
import type { MailLocation, MailView } from '../data/mail-location';

export type Direction = 'previous' | 'next';

/** The step button pressed last, so that the next mail's toolbar can focus its own. */
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
  /** Undefined at either end. */
  readonly go: (() => void) | undefined;
}

interface PagingInput {
  readonly mail: Email & { readonly hasNextMail?: boolean; readonly hasPreviousMail?: boolean };
  readonly mails: readonly Email[];
  readonly view: MailView;
  readonly location: MailLocation;
}

/** Whether the list is the service's folder: no filter and no local mails in it. */
const isWhole = ({ mail, mails, view, location }: PagingInput): boolean =>
  location.q === '' && !location.unread && view.kind === 'folder' && view.name === mail.folder && !mails.some(isLocal);

export const usePaging = (input: PagingInput): Readonly<Record<Direction, Step>> => {
  const { mail, mails, location } = input;
  const [ended, setEnded] = useState<readonly Direction[]>([]);
  const at = mails.findIndex(({ id }) => id === mail.id);
  const neighbors = { previous: at > 0 ? mails[at - 1] : undefined, next: at === -1 ? undefined : mails[at + 1] };
  const there = { previous: mail.hasPreviousMail, next: mail.hasNextMail };

  const step = (dir: Direction): Step => {
    if (!isWhole(input)) {
      const to = neighbors[dir];
      return { go: to && (() => location.open(to.id)) };
    }
    if (there[dir] === false || ended.includes(dir)) return { go: undefined };
    return {
      go: async () => {
        const result = await callEndpoint('email.paginate', { dir, emailId: mail.id });
        if (result.ok) return location.open(result.value.id);
        takeUsed();
        // Mails were removed in the meantime: this is the last one now.
        if (result.failure.code === 'not-found') setEnded([...ended, dir]);
        else notifyFailure(result);
      },
    };
  };
  return { previous: step('previous'), next: step('next') };
};
