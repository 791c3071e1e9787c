/** A folder or label: its list and the open mail. */

import type { Email } from '@contract/samples/entities/email';
import { mergeClasses } from '@fluentui/react-components';
import { MailReadRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { usePageKeys } from '../kit/page-keys';
import { moveMails } from './data/changes';
import type { MailFolder, MailLocation, MailView } from './data/mail-location';
import { useMails } from './data/mails';
import type { Person } from './data/people';
import { useLayoutStyles } from './layout.styles';
import { MailList } from './list/mail-list';
import { MailPane } from './reading/mail-pane';

interface MailboxProps {
  readonly location: MailLocation;
  readonly view: MailView;
  /** The view's name. */
  readonly name: string;
  readonly me: Person;
}

/** The mail to open when others are moved away: the next that stays, else the previous. */
export const neighborOf = (mails: readonly Email[], removed: readonly Email[], id: string): Email | undefined => {
  const at = mails.findIndex((mail) => String(mail.id) === id);
  const stays = (mail: Email) => !removed.some((one) => one.id === mail.id);
  return mails.slice(at + 1).find(stays) ?? mails.slice(0, Math.max(at, 0)).findLast(stays);
};

export const Mailbox = ({ location, view, name, me }: MailboxProps): ReactNode => {
  const styles = useLayoutStyles();
  const text = useText('email');
  const { id, q, unread, open } = location;
  const call = useMails({ view, q, unread });
  const mails = call.value ?? [];
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  /** Only mails that are shown; others were moved or filtered out. */
  const chosen = mails.filter((mail) => selected.has(mail.id));

  /** Moves mails; opens the next one if the open mail is among them. */
  const move = async (moved: readonly Email[], folder: MailFolder): Promise<void> => {
    const next = id === undefined ? undefined : neighborOf(mails, moved, id);
    if (!(await moveMails(moved, folder))) return;
    setSelected(new Set());
    if (moved.some((mail) => String(mail.id) === id)) open(next?.id);
  };
  const leave = (): void => {
    if (selected.size > 0) setSelected(new Set());
    else if (id !== undefined) {
      open(undefined);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-mail-row][tabindex="0"]')?.focus());
    }
  };
  usePageKeys({ Escape: selected.size > 0 || id !== undefined ? leave : undefined });

  return (
    <>
      <section className={mergeClasses(styles.list, id !== undefined && styles.listBehind)} aria-label={name}>
        <MailList
          call={call}
          location={location}
          view={view}
          name={name}
          selected={selected}
          chosen={chosen}
          onSelect={setSelected}
          onMove={move}
        />
      </section>
      <section
        className={mergeClasses(styles.mail, id === undefined && styles.nothingOpen)}
        aria-label={text('openMail')}
      >
        {id === undefined ? (
          <Message icon={MailReadRegular} title={text('none.title')} body={text('none.body')} />
        ) : (
          <MailPane key={id} id={id} location={location} view={view} mails={mails} me={me} onMove={move} />
        )}
      </section>
    </>
  );
};
