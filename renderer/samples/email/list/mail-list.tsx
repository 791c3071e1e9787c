import type { Email } from '@contract/samples/entities/email';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  DeleteRegular,
  DraftsRegular,
  type FluentIcon,
  MailInboxRegular,
  MailProhibitedRegular,
  MailReadRegular,
  SearchRegular,
  SendRegular,
  StarRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Call } from '../../../kit/bridge/use-call';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { useNow } from '../../../kit/ui/use-now';
import { plainList, textSize } from '../../kit/styles';
import type { MailFolder, MailLocation, MailView } from '../data/mail-location';
import { ageOf } from '../data/mail-time';
import { ListBar } from './list-bar';
import { readListKey, useListKeys } from './list-keys';
import { MailRow } from './mail-row';
import { extendSelection, type Selection, toggleSelection } from './selection';

const useStyles = makeStyles({
  scroll: { flexGrow: 1, minBlockSize: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' },
  age: {
    margin: 0,
    paddingBlock: '10px 4px',
    paddingInline: '16px',
    ...textSize[200],
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  rows: plainList,
});

const icons: Readonly<Record<MailView['name'], FluentIcon>> = {
  inbox: MailInboxRegular,
  starred: StarRegular,
  sent: SendRegular,
  draft: DraftsRegular,
  spam: MailProhibitedRegular,
  trash: DeleteRegular,
  private: TagRegular,
  company: TagRegular,
  important: TagRegular,
  personal: TagRegular,
};

interface EmptyProps {
  readonly location: MailLocation;
  readonly view: MailView;
  readonly name: string;
}

/** Why the list is empty, and what to do. */
const Empty = ({ location, view, name }: EmptyProps): ReactNode => {
  const text = useText('email');
  const { q, unread, setFilter: narrow } = location;
  if (q !== '')
    return (
      <Message icon={SearchRegular} title={text('empty.found', { q })} body={text('empty.foundBody', { name })}>
        <Button onClick={() => narrow({ q: '', unread: false })}>{text('empty.clear')}</Button>
      </Message>
    );
  if (unread)
    return (
      <Message icon={MailReadRegular} title={text('empty.unread')} body={text('empty.unreadBody', { name })}>
        <Button onClick={() => narrow({ unread: false })}>{text('empty.all')}</Button>
      </Message>
    );
  const key = view.kind === 'label' ? 'label' : view.name;
  return <Message icon={icons[view.name]} title={text(`empty.${key}`)} body={text(`empty.${key}Body`)} />;
};

interface MailListProps extends EmptyProps {
  readonly call: Call<readonly Email[]>;
  readonly selected: Selection;
  readonly chosen: readonly Email[];
  readonly onSelect: (selected: Selection) => void;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

interface Group {
  readonly age: string;
  readonly mails: readonly Email[];
}

const byAge = (mails: readonly Email[], now: number): readonly Group[] => {
  const groups: { age: string; mails: Email[] }[] = [];
  for (const mail of mails) {
    const age = ageOf(mail.time, now);
    const last = groups.at(-1);
    if (last?.age === age) last.mails.push(mail);
    else groups.push({ age, mails: [mail] });
  }
  return groups;
};

export const MailList = (props: MailListProps): ReactNode => {
  const { call, location, view, name, selected, chosen, onSelect, onMove } = props;
  const styles = useStyles();
  const text = useText('email');
  const id = useId();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  /** The start of a range selection. */
  const anchor = useRef<number>(undefined);
  const mails = call.value ?? [];
  const groups = useMemo(() => byAge(call.value ?? [], now), [call.value, now]);
  // The one row in the tab order.
  const opened = Number(location.id);
  const active = [at, opened].find((one) => mails.some((mail) => mail.id === one)) ?? mails[0]?.id;

  const pick = (mail: Email, range: boolean): void => {
    onSelect(
      range ? extendSelection(selected, mails, anchor.current ?? active, mail.id) : toggleSelection(selected, mail.id),
    );
    anchor.current = mail.id;
  };
  const keys = useListKeys({
    list,
    mails,
    chosen,
    inTrash: view.name === 'trash',
    onSelect,
    onPick: pick,
    onExtend: (from, to) => {
      onSelect(extendSelection(extendSelection(selected, mails, undefined, from.id), mails, from.id, to.id));
      anchor.current = to.id;
    },
    onMove,
  });

  return (
    <>
      <ListBar {...props} mails={mails} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of its rows */}
      <div ref={list} className={styles.scroll} onKeyDown={(event) => readListKey(event, keys)}>
        <Loaded call={call}>
          {(shown) =>
            shown.length === 0 ? (
              <Empty location={location} view={view} name={name} />
            ) : (
              groups.map(({ age, mails: some }) => (
                <div key={age}>
                  <h2 id={`${id}-${age}`} className={styles.age}>
                    {text(`ages.${age}`)}
                  </h2>
                  <ul className={styles.rows} aria-labelledby={`${id}-${age}`}>
                    {some.map((mail) => (
                      <MailRow
                        key={mail.id}
                        mail={mail}
                        location={location}
                        now={now}
                        isOpen={mail.id === opened}
                        isActive={mail.id === active}
                        isSelected={selected.has(mail.id)}
                        selecting={selected.size > 0}
                        onFocus={setAt}
                        onPick={pick}
                        onMove={onMove}
                      />
                    ))}
                  </ul>
                </div>
              ))
            )
          }
        </Loaded>
      </div>
    </>
  );
};
