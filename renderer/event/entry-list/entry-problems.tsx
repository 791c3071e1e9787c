/** What is missing or double in an entry list, with a link to each racer. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { formatNumber } from '../../kit/format/number';
import { type Text, useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { startMessage } from '../../state/message-start';
import { type EntryProblem, type EntryRow, entryName, entryProblems } from './entry-rows';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px' },
  racers: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '2px' },
  title: { fontWeight: tokens.fontWeightSemibold },
  racer: { display: 'inline-flex', alignItems: 'center', minBlockSize: '24px' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** As many as a line or two has. */
const shownRacers = 6;

const Problem = ({ event, problem }: { readonly event: EventReference; readonly problem: EntryProblem }) => {
  const { kind, rows } = problem;
  const eventId = String(event.id);
  const styles = useStyles();
  const text = useText('entry-list');
  const people = useText('inspections');
  const navigate = useNavigate();
  const canInspect = useCan(['read', 'Inspection']);
  const canMessage = useCan(['create', 'Push']);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, shownRacers);
  const nameOf = ({ number, userId, ...names }: EntryRow): string =>
    [number && `#${number}`, entryName(names) || text('unnamed', { id: userId })].filter(Boolean).join(' ');
  const title = text(`problems.${kind}`, { number: formatNumber(rows.length) });
  const message = () => {
    const recipients = [...new Map(rows.map((row) => [row.userId, { id: row.userId, name: entryName(row) }])).values()];
    startMessage({ event: { ...event, id: eventId }, recipients });
    void navigate('/messages');
  };
  return (
    <li>
      <span className={styles.racers}>
        <span className={styles.title}>{title}</span>
        {shown.map((row) =>
          canInspect ? (
            <Link
              key={row.id}
              className={mergeClasses(styles.racer, styles.link)}
              to={`/inspections/${encodeURIComponent(row.userId)}?event=${encodeURIComponent(eventId)}&part=vehicle`}
            >
              <bdi>{nameOf(row)}</bdi>
            </Link>
          ) : (
            <bdi key={row.id} className={styles.racer}>
              {nameOf(row)}
            </bdi>
          ),
        )}
        {shown.length < rows.length ? (
          <Button size="small" appearance="subtle" onClick={() => setOpen(true)}>
            {text('problems.more', { number: formatNumber(rows.length - shown.length) })}
          </Button>
        ) : undefined}
        {canMessage ? (
          <Button
            size="small"
            appearance="subtle"
            icon={<SendRegular />}
            aria-label={`${people('people.message')} ${title}`}
            onClick={message}
          >
            {people('people.message')}
          </Button>
        ) : undefined}
      </span>
    </li>
  );
};

/** Says that vehicle forms could not be loaded; empty if all were. */
export const unreadNote = (text: Text, rows: readonly EntryRow[]): string => {
  const unread = rows.filter(({ transponder }) => transponder === undefined).length;
  return unread > 0 ? text('unread', { number: formatNumber(unread) }) : '';
};

interface ProblemsProps {
  readonly event: EventReference;
  readonly rows: readonly EntryRow[];
}

export const EntryProblems = ({ event, rows }: ProblemsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('entry-list');
  const problems = entryProblems(rows);
  if (problems.length === 0) return undefined;
  return (
    <NoticeBar intent="warning" layout="multiline" title={text('problems.title')}>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <Problem key={problem.kind} event={event} problem={problem} />
        ))}
      </ul>
    </NoticeBar>
  );
};
