/** "Delay…": by how many minutes, from which entry on and until when; the sessions that move, with their new times. */
import { delayInput } from '@contract/event-log/delays';
import { maxDelayMinutes } from '@contract/event-log/entry';
import { toPlainSigns } from '@contract/text/fold';
import {
  Button,
  Checkbox,
  DialogActions,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { TextInput } from '../../kit/form/text-input';
import { formatDay } from '../../kit/format/date-time';
import { joinFacts, joinList } from '../../kit/format/join';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { formatServerTime } from '../../kit/format/time-of-day';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { useNow } from '../../kit/ui/use-now';
import { addToLog } from '../log/event-log';
import { type Session, toSession } from '../session-times';
import { type DelayAudience, delayAudience, useClassPeople, useTellClasses } from './delay-message';
import {
  type DelayEnd,
  dayOfSession,
  delayEnds,
  movableSessions,
  offeredSession,
  sessionsFrom,
} from './delay-sessions';
import { delayAmount } from './delay-text';
import { plannedOf, type Schedule } from './use-schedule';

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', paddingBlockEnd: '16px' },
  minutes: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px' },
  suggestion: { minInlineSize: 'auto' },
  sessions: {
    display: 'grid',
    margin: 0,
    padding: '4px',
    listStyleType: 'none',
    maxBlockSize: '236px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  times: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const suggested = [5, 10, 15, 30] as const;
const usualMinutes = '15';

/** Minutes as they are typed: "15", "+15", "-10"; undefined for anything else, and for none. */
const parseMinutes = (typed: string): number | undefined => {
  const plain = toPlainSigns(typed).trim().replace('−', '-');
  const minutes = /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : 0;
  return minutes !== 0 && Math.abs(minutes) <= maxDelayMinutes ? minutes : undefined;
};

const useOptionText = (): ((session: Session) => string) => {
  const text = useText('now-next');
  return (session) => {
    const { values, planned } = session;
    return text('delay.option', {
      day: formatDay(dayOfSession(session)),
      time: formatServerTime(values.startTime),
      name: joinFacts(toPlainText(planned.title), toPlainText(planned.className)),
    });
  };
};

const useAudienceText = ({ classNames, recipients, withoutAccount }: DelayAudience, isPending: boolean): string => {
  const text = useText('now-next');
  if (isPending) return text('delay.audience.pending');
  const classes = joinList(classNames);
  if (recipients)
    return [
      text('delay.audience.classes', { classes, count: recipients.length }),
      ...(withoutAccount > 0 ? [text('delay.audience.withoutAccount', { count: withoutAccount })] : []),
    ].join(' ');
  return classNames.length === 0 ? text('delay.audience.everyone') : text('delay.audience.unknown', { classes });
};

interface DialogProps {
  readonly event: EventReference;
  readonly schedule: Schedule;
  readonly onClose: () => void;
}

export const DelayDialog = ({ event, schedule, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('now-next');
  const kit = useText('kit');
  const canMessage = useCan(['create', 'Push']);
  const now = useNow();
  const { zone, delays } = schedule;
  const sessions = movableSessions(schedule.sessions ?? []);
  const open = sessions.filter(({ endAt, startAt }) => (endAt ?? startAt ?? now) >= now);
  const [typed, setTyped] = useState(usualMinutes);
  const field = useRef<HTMLInputElement>(null);
  // What is typed replaces the suggestion.
  useEffect(() => field.current?.select(), []);
  const [chosen, setChosen] = useState(() => offeredSession(sessions, now)?.key);
  const [until, setUntil] = useState<DelayEnd>('end');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const optionText = useOptionText();
  const minutes = parseMinutes(typed);
  const from = sessions.find(({ key }) => key === chosen) ?? sessions[0];
  const following = from ? sessionsFrom(sessions, from, until, minutes ?? 0) : [];
  const moved = following
    .filter(({ key }) => !left.has(key))
    .map((session) => toSession(session.sent, zone, session.shiftMinutes + (minutes ?? 0)));
  const { people, reader, isPending } = useClassPeople(event);
  const audience = delayAudience(moved, people, reader);
  const audienceText = useAudienceText(audience, isPending);
  const tell = useTellClasses(event, zone);
  const isTooFar = moved.some(({ shiftMinutes }) => Math.abs(shiftMinutes) > maxDelayMinutes);
  const error =
    minutes === undefined ? text('delay.errors.minutes') : isTooFar ? text('delay.errors.tooFar') : undefined;

  const save = async (isTelling: boolean): Promise<void> => {
    setTried(true);
    if (isSaving || error !== undefined || minutes === undefined || moved.length === 0) return;
    setSaving(true);
    const planned = moved.flatMap((session) => plannedOf(session) ?? []);
    const added = await addToLog(String(event.id), [delayInput(planned, minutes, delays)]);
    setSaving(false);
    if (!notifyFailure(added)) return;
    onClose();
    if (isTelling) tell(moved, minutes, audience);
  };
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    void save(false);
  };
  return (
    <FormDialog title={text('delay.title')} width={640} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className={styles.fields}>
          <div className={styles.minutes}>
            <div>
              <TextInput
                label={text('delay.minutes')}
                value={typed}
                onChange={setTyped}
                ref={field}
                error={isTried ? error : undefined}
                isCode
                dir="ltr"
                autoFocus
                required
              />
            </div>
            {suggested.map((one) => (
              <Button key={one} className={styles.suggestion} onClick={() => setTyped(String(one))}>
                {delayAmount(text, one)}
              </Button>
            ))}
          </div>
          <Text size={200} className={styles.quiet}>
            {text('delay.minutesHint')}
          </Text>
          <Field label={text('delay.from')}>
            <Select value={from?.key ?? ''} onChange={(_, { value }) => setChosen(value)}>
              {[...new Set([...(from ? [from] : []), ...open])]
                .toSorted((one, other) => sessions.indexOf(one) - sessions.indexOf(other))
                .map((session) => (
                  <option key={session.key} value={session.key}>
                    {optionText(session)}
                  </option>
                ))}
            </Select>
          </Field>
          <Field label={text('delay.until')}>
            <RadioGroup
              layout="horizontal"
              value={until}
              onChange={(_, { value }) => setUntil(delayEnds.find((one) => one === value) ?? 'end')}
            >
              {delayEnds.map((one) => (
                <Radio key={one} value={one} label={text(`delay.ends.${one}`)} />
              ))}
            </RadioGroup>
          </Field>
          <ul className={styles.sessions} aria-label={text('delay.sessions')}>
            {following.map((session) => {
              const shown = toSession(session.sent, zone, session.shiftMinutes + (minutes ?? 0));
              const isMoved = !left.has(session.key);
              const toggle = new Set(left);
              if (isMoved) toggle.add(session.key);
              else toggle.delete(session.key);
              const times = {
                time: formatServerTime(shown.values.startTime),
                before: formatServerTime(session.values.startTime),
              };
              return (
                <li key={session.key}>
                  <Checkbox
                    checked={isMoved}
                    onChange={() => setLeft(toggle)}
                    label={
                      <>
                        <bdi>
                          {joinFacts(toPlainText(session.planned.title), toPlainText(session.planned.className))}
                        </bdi>{' '}
                        <bdi className={styles.times}>
                          {isMoved && minutes !== undefined ? text('delay.newTime', times) : times.before}
                        </bdi>
                      </>
                    }
                  />
                </li>
              );
            })}
          </ul>
          {isTried && moved.length === 0 ? <Text role="alert">{text('delay.errors.none')}</Text> : undefined}
          {canMessage ? <Text size={200}>{audienceText}</Text> : undefined}
          <Text size={200} className={styles.quiet}>
            {text('delay.local')}
          </Text>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{kit('actions.cancel')}</Button>
          {canMessage ? (
            <Button disabledFocusable={isSaving || isPending} onClick={() => void save(true)}>
              {text('delay.saveAndWrite')}
            </Button>
          ) : undefined}
          <Button type="submit" appearance="primary" disabledFocusable={isSaving}>
            {text('delay.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
