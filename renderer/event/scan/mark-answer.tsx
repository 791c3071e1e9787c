/** Marks a person on a roll call, or asks for what is missing, and says in large words what came of it. */
import type { GateAnswer } from '@contract/event-log/entry';
import { isOnList, type PersonMark, type RollCall, sharedNumbers, skippedLists } from '@contract/event-log/roll-calls';
import { toPlainSigns } from '@contract/text/fold';
import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkCircleRegular, QuestionCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatRecentTime } from '../../kit/format/date-time';
import { joinFacts, joinList } from '../../kit/format/join';
import { type Text, useText } from '../../kit/format/text';
import { useSettings, useToggle } from '../../kit/stores/settings';
import { insetBorder } from '../../kit/ui/styles';
import type { EventPeople, EventPerson } from '../log/event-people';
import { addEntries, markBefore, markInput } from '../log/open-roll-call';
import { startScan } from './scan-store';
import { playSound } from './sounds';

export const useMarkStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '8px',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  icon: { flexShrink: 0, fontSize: '32px' },
  words: { display: 'grid', flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  form: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  number: { inlineSize: '140px' },
  done: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  ask: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground1 },
  look: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
});

/** "8:41 AM · Gate 2 · Dana", in the event's zone. */
export const markedText = ({ entry }: PersonMark, timezone: unknown): string =>
  joinFacts(formatRecentTime(Date.parse(entry.at), Date.now(), timezone), entry.gate, entry.by);

/** What speaks against a person's mark, or would: lists that come before, the waiver, a number that others have. */
export const createWarnings = (text: Text, call: RollCall, calls: readonly RollCall[]) => {
  const shared = sharedNumbers(call);
  return (person: EventPerson | undefined, key: string): readonly string[] => {
    const before = person ? skippedLists(call, calls, person).map(({ entry }) => entry.name) : [];
    const waiver = call.entry.isAfterWaiver && person && person.hasWaiver !== true;
    const others = shared.get(key);
    const noted = call.marks.get(key)?.others.flatMap(({ value }) => value || []) ?? [];
    return [
      ...(before.length > 0 ? [text('rollCalls.warnings.before', { lists: joinList(before) })] : []),
      ...(waiver ? [text(`rollCalls.warnings.${person.hasWaiver === false ? 'unsigned' : 'waiverUnknown'}`)] : []),
      ...(others ? [text('rollCalls.warnings.shared', { names: joinList(others) })] : []),
      ...(noted.length > 0 ? [text('rollCalls.warnings.noted', { values: joinList(noted) })] : []),
      ...(call.entry.isForMinors && person && person.isMinor === undefined ? [text('rollCalls.warnings.age')] : []),
    ];
  };
};

/** Plays the gate's sound once: a person may be marked with eyes on the door. */
export const useAnswerSound = (answer: GateAnswer | undefined): void => {
  const isOn = useToggle('scanSounds');
  const volume = useSettings(({ settings }) => settings?.scanVolume) ?? 0;
  const play = useEffectEvent(() => (isOn && answer ? playSound(answer, volume) : undefined));
  useEffect(() => play(), []);
};

type Outcome = 'marked' | 'returned' | 'already' | 'alreadyBack' | 'notGiven' | 'notOnList' | 'ask' | 'undone';

const firstOutcome = (call: RollCall, person: EventPerson, isTakingBack: boolean): Outcome => {
  const before = call.marks.get(person.key);
  const isBack = before?.entry.isReturned === true;
  if (isTakingBack) return before ? (isBack ? 'alreadyBack' : 'returned') : 'notGiven';
  if (before && !(call.entry.returns && isBack)) return 'already';
  if (!isOnList(call.entry, person) && call.entry.people !== 'staff') return 'notOnList';
  return call.entry.mark === 'tick' ? 'marked' : 'ask';
};

interface MarkAnswerProps {
  readonly eventId: string | number;
  readonly call: RollCall;
  readonly calls: readonly RollCall[];
  readonly person: EventPerson;
  readonly isTakingBack: boolean;
  readonly people: EventPeople;
  readonly timezone: unknown;
  /** No other answer on the screen sounds. */
  readonly isHeard: boolean;
}

/** Give it a key for each scan, because it marks once. */
export const MarkAnswer = (props: MarkAnswerProps): ReactNode => {
  const { eventId, call, calls, person, people, timezone, isTakingBack, isHeard } = props;
  const styles = useMarkStyles();
  const text = useText('desk');
  const [before] = useState(() => call.marks.get(person.key));
  const [outcome, setOutcome] = useState(() => firstOutcome(call, person, isTakingBack));
  const [typed, setTyped] = useState('');
  const [isUndoing, setUndoing] = useState(false);
  const returnTo = useRef(document.activeElement);
  const write = (value: string, isReturned = false) => {
    setOutcome(isReturned ? 'returned' : 'marked');
    // What could not be stored is not called marked.
    void addEntries(eventId, [markInput(call, person, { value, isReturned })]).then((isAdded) =>
      isAdded ? undefined : setOutcome(isReturned ? 'already' : 'ask'),
    );
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
  };
  const start = useEffectEvent(() => {
    if (outcome === 'marked') write('');
    if (outcome === 'returned') write(before?.entry.value ?? '', true);
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = typed.trim();
    // The next ticket may have been scanned instead of an armband.
    if (people.hasCode(value)) startScan(value);
    else if (value !== '') write(value.slice(0, 200));
  };
  const markAnyway = () => (call.entry.mark === 'tick' ? write('') : setOutcome('ask'));
  const undo = async (): Promise<void> => {
    setUndoing(true);
    const isAdded = await addEntries(eventId, [markInput(call, person, markBefore(before) ?? null)]);
    setUndoing(false);
    if (isAdded) setOutcome('undone');
  };
  const isDone = outcome === 'marked' || outcome === 'returned';
  const mark = call.marks.get(person.key);
  const warnings = isDone || outcome === 'ask' ? createWarnings(text, call, calls)(person, person.key) : [];
  const isLook = warnings.length > 0 || ['already', 'alreadyBack', 'notGiven', 'notOnList'].includes(outcome);
  const isRefused = outcome === 'notOnList' || outcome === 'notGiven';
  useAnswerSound(isHeard ? (isRefused ? 'refused' : isLook ? 'look' : 'valid') : undefined);
  const Icon = isLook ? WarningRegular : isDone ? CheckmarkCircleRegular : QuestionCircleRegular;
  const value = mark?.entry.value ?? '';
  const facts = [
    text(`rollCalls.answer.${outcome}`, { list: call.entry.name }),
    isDone || outcome === 'already' ? value : '',
    outcome === 'already' && mark ? markedText(mark, timezone) : '',
  ];
  return (
    <div className={mergeClasses(styles.root, isLook ? styles.look : isDone ? styles.done : styles.ask)}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <bdi className={styles.name}>{joinFacts(person.name, ...person.numbers.map((number) => `#${number}`))}</bdi>
        <bdi>{joinFacts(...facts)}</bdi>
        {warnings.map((warning) => (
          <span key={warning}>{warning}</span>
        ))}
      </span>
      {outcome === 'ask' && call.entry.mark === 'number' ? (
        <form className={styles.form} onSubmit={submit}>
          <Input
            className={styles.number}
            size="large"
            value={typed}
            maxLength={200}
            autoFocus
            autoComplete="off"
            dir="ltr"
            aria-label={text('rollCalls.numberOf', { name: person.name })}
            onChange={(_, data) => setTyped(toPlainSigns(data.value))}
          />
          <Button type="submit" appearance="primary" size="large">
            {text('rollCalls.note')}
          </Button>
        </form>
      ) : undefined}
      {outcome === 'ask' && call.entry.mark === 'choice' ? (
        <span className={styles.form}>
          {call.entry.choices.map((choice) => (
            <Button key={choice} size="large" onClick={() => write(choice)}>
              {choice}
            </Button>
          ))}
        </span>
      ) : undefined}
      {outcome === 'notOnList' ? <Button onClick={markAnyway}>{text('rollCalls.markAnyway')}</Button> : undefined}
      {isDone ? (
        <Button icon={<ArrowUndoRegular />} disabledFocusable={isUndoing} onClick={() => void undo()}>
          {text('rollCalls.undo')}
        </Button>
      ) : undefined}
    </div>
  );
};
