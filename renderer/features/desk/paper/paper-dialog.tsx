/** "Key in paper…": lines of a paper list, typed one below the other, that come into the log in one step. */
import type { LogInput } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { addToLog } from '../../../event/log/event-log';
import type { EventPeople } from '../../../event/log/event-people';
import { markInput, useRollCalls } from '../../../event/log/open-roll-call';
import { type PeopleOfEvent, useEventPeople } from '../../../event/log/use-event-people';
import { decisionEntries } from '../../../event/scan/scan-record';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { failureText } from '../../../kit/feedback/failure-text';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { zoneName } from '../../../kit/format/zone';
import type { EventReference } from '../../../kit/stores/current-event';
import { candidateSubject, decisionOf, type Finding, type PaperKind, paperKinds, toScan } from './paper-lines';
import { PaperList } from './paper-list';
import { emptyPaper, type Paper, usePaperDraft } from './use-paper-draft';
import { type ShownLine, useShownLines } from './use-shown-lines';

const useStyles = makeStyles({
  surface: { maxInlineSize: '860px', inlineSize: '94vw' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', alignContent: 'start' },
  about: { color: tokens.colorNeutralForeground2 },
  fields: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  summary: {
    flexGrow: 1,
    alignSelf: 'center',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

type People = Pick<PeopleOfEvent, 'people' | 'failure'>;

interface PeopleProps {
  readonly event: EventReference;
  readonly onChange: (loaded: People) => void;
}

/** Loads the people of the event. Renders nothing. */
const LoadPeople = ({ event, onChange }: PeopleProps): null => {
  const { people, failure } = useEventPeople({ ...event });
  useEffect(() => onChange({ people, failure }), [people, failure, onChange]);
  return null;
};

/** The people of found lines as marks of a roll call, each once, unless they are marked already. */
const marksOf = (call: RollCall, people: EventPeople, lines: readonly ShownLine[]): readonly LogInput[] => {
  const marks = new Map<string, LogInput>();
  for (const { candidate, at } of lines) {
    const person = candidate && people.find(candidateSubject(candidate));
    if (!person || call.marks.has(person.key) || marks.has(person.key)) continue;
    const time = at === undefined ? {} : { at: new Date(at).toISOString() };
    marks.set(person.key, { ...markInput(call, person, { value: '' }), ...time } as LogInput);
  }
  return [...marks.values()];
};

const states = ['found', 'unclear', 'unknown'] as const;

interface DialogProps {
  readonly event: EventReference;
  readonly onClose: () => void;
}

export const PaperDialog = ({ event, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  const eventId = String(event.id);
  const { paper, setPaper, isRestored, forget } = usePaperDraft(eventId);
  const { shown, days, day, timezone, now, hasEventZone, isPending, isLoaded, isWholeList } = useShownLines(
    event,
    paper,
  );
  const [busy, setBusy] = useState(false);
  const { kind } = paper;
  // A number or a choice is not on the paper.
  const calls = useRollCalls(eventId).calls.filter(({ entry }) => entry.mark === 'tick');
  const call = calls.find(({ id }) => id === paper.list);
  const [{ people, failure }, setPeople] = useState<Partial<People>>({});
  const ready = shown.filter(({ code }) => code !== '');
  const marks = call && people ? marksOf(call, people, ready) : [];
  const isReading = isPending || (call !== undefined && !people && !failure);
  const canWrite = ready.length > 0 && !busy && !isReading && ready.every(({ warning }) => warning !== 'missing');
  const count = (state: Finding['state']): number =>
    ready.filter(({ finding, candidate }) => (candidate ? 'found' : finding?.state) === state).length;
  const lineCount = { count: ready.length, number: formatNumber(ready.length) };

  const write = async () => {
    if (!canWrite) return;
    setBusy(true);
    const scans = ready.map((line) => ({ input: toScan(line, kind), id: crypto.randomUUID() }));
    const decision = decisionOf(kind);
    const decisions = decision ? scans.flatMap(({ input, id }) => decisionEntries(id, decision, input)) : [];
    const added = await addToLog(eventId, [
      ...scans.map(({ input, id }) => ({ ...input, id })),
      ...decisions,
      ...marks,
    ]);
    setBusy(false);
    if (!notifyFailure(added)) return;
    forget();
    notify({ intent: 'success', title: text('paper.added', lineCount) });
    onClose();
  };
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key !== 'Enter' || !(press.ctrlKey || press.metaKey) || press.nativeEvent.isComposing) return;
    press.preventDefault();
    press.stopPropagation();
    void write();
  };
  // Runs after Fluent has focused the first field.
  useEffect(() => {
    const lines = document.querySelectorAll<HTMLElement>('[data-paper-line]');
    lines[lines.length - 1]?.focus();
  }, []);
  const change = (parts: Partial<Paper>) => setPaper((before) => ({ ...before, ...parts }));
  return (
    <Dialog open onOpenChange={(_, { open }) => (open || busy ? undefined : onClose())}>
      <DialogSurface className={styles.surface} onKeyDown={onKeyDown}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('paper.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.about}>{text('paper.about')}</Text>
            {isRestored ? (
              <NoticeBar
                intent="info"
                actions={
                  <Button size="small" onClick={() => setPaper(emptyPaper)}>
                    {kit('actions.discard')}
                  </Button>
                }
              >
                {text('paper.restored')}
              </NoticeBar>
            ) : undefined}
            {isPending || (isLoaded && isWholeList) ? undefined : (
              <NoticeBar intent="warning">{text(isLoaded ? 'paper.notWhole' : 'paper.notLoaded')}</NoticeBar>
            )}
            {call && failure ? (
              <NoticeBar intent="warning" title={text('paper.noMarks', { list: call.entry.name })}>
                {failureText(failure).title}
              </NoticeBar>
            ) : undefined}
            {hasEventZone ? undefined : (
              <NoticeBar intent="warning">{text('paper.ownZone', { zone: zoneName(timezone, now) })}</NoticeBar>
            )}
            <div className={styles.fields}>
              <Field label={text('paper.day')}>
                <Select value={day} onChange={(_, { value }) => change({ day: value })}>
                  {days.map((one) => (
                    <option key={one} value={one}>
                      {formatDay(one)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={text('paper.kind')}>
                <Select value={kind} onChange={(_, { value }) => change({ kind: value as PaperKind })}>
                  {paperKinds.map((one) => (
                    <option key={one} value={one}>
                      {text(`paper.kinds.${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              {calls.length > 0 ? (
                <Field label={text('paper.rollCall')}>
                  <Select value={call?.id ?? ''} onChange={(_, { value }) => change({ list: value })}>
                    <option value="">{text('paper.noRollCall')}</option>
                    {calls.map(({ id, entry }) => (
                      <option key={id} value={id}>
                        {entry.name}
                      </option>
                    ))}
                  </Select>
                </Field>
              ) : undefined}
              {call ? <LoadPeople event={event} onChange={setPeople} /> : undefined}
            </div>
            <PaperList lines={shown} setPaper={setPaper} busy={isReading} />
          </DialogContent>
          <DialogActions fluid>
            <Text className={styles.summary} role="status">
              {isReading
                ? text('paper.loading')
                : joinFacts(
                    ...states
                      .filter((state) => count(state) > 0)
                      .map((state) => text(`paper.counts.${state}`, { number: formatNumber(count(state)) })),
                    call && text('paper.marks', { number: formatNumber(marks.length) }),
                  )}
            </Text>
            <Button appearance="primary" disabledFocusable={!canWrite} onClick={() => void write()}>
              {text('paper.write', lineCount)}
            </Button>
            <Button onClick={onClose}>{kit('actions.close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
