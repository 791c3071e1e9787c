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
import type { Values } from '../../kit/area/field';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { RestoredNotice } from '../../kit/form/restored-notice';
import { TextInput } from '../../kit/form/text-input';
import { readDraft, useKeptInput } from '../../kit/form/use-kept-input';
import { joinFacts } from '../../kit/format/join';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { formatServerTime } from '../../kit/format/time-of-day';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { useNow } from '../../kit/ui/use-now';
import { addToLog } from '../log/event-log';
import { toSession } from '../session-times';
import { delayAudience, useAudienceText, useClassPeople, useTellClasses } from './delay-message';
import { type DelayEnd, delayEnds, movableSessions, offeredSession, sessionsFrom } from './delay-sessions';
import { delayAmount, sessionOption } from './delay-text';
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

interface DelayInput {
  readonly typedMinutes: string;
  /** The key of a session. */
  readonly from: string;
  readonly until: DelayEnd;
  /** The keys of the sessions that stay. */
  readonly left: readonly string[];
}

const parseDraft = (draft: Values, initial: DelayInput): DelayInput => ({
  ...readDraft(draft, initial),
  until: delayEnds.find((one) => one === draft.until) ?? initial.until,
});

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
  const draft = useKeptInput({
    key: `delay.${event.id}`,
    initial: { typedMinutes: usualMinutes, from: offeredSession(sessions, now)?.key ?? '', until: 'end', left: [] },
    parse: parseDraft,
  });
  const { typedMinutes: typed, until, left } = draft.input;
  const change = (changed: Partial<DelayInput>) => draft.setInput((before) => ({ ...before, ...changed }));
  const field = useRef<HTMLInputElement>(null);
  // What is typed replaces the suggestion.
  useEffect(() => field.current?.select(), []);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const minutes = parseMinutes(typed);
  const from = sessions.find(({ key }) => key === draft.input.from) ?? offeredSession(sessions, now);
  const following = from ? sessionsFrom(sessions, from, until, minutes ?? 0) : [];
  const moved = following
    .filter(({ key }) => !left.includes(key))
    .map((session) => toSession(session.sent, zone, session.shiftMinutes + (minutes ?? 0)));
  const { people, reader, isPending } = useClassPeople(event);
  const audience = delayAudience(moved, people, reader);
  const audienceText = useAudienceText(audience, isPending);
  const tell = useTellClasses(event, zone);
  const isTooFar = moved.some(({ shiftMinutes }) => Math.abs(shiftMinutes) > maxDelayMinutes);
  const error =
    minutes === undefined ? text('delay.errors.minutes') : isTooFar ? text('delay.errors.tooFar') : undefined;

  const close = (): void => {
    draft.forget();
    onClose();
  };
  const save = async (isTelling: boolean): Promise<void> => {
    setTried(true);
    if (isSaving || error !== undefined || minutes === undefined || moved.length === 0) return;
    setSaving(true);
    const planned = moved.flatMap((session) => plannedOf(session) ?? []);
    const added = await addToLog(String(event.id), [delayInput(planned, minutes, delays)]);
    setSaving(false);
    if (!notifyFailure(added)) return;
    close();
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
          <RestoredNotice {...draft} />
          <div className={styles.minutes}>
            <div>
              <TextInput
                label={text('delay.minutes')}
                value={typed}
                onChange={(value) => change({ typedMinutes: value })}
                ref={field}
                error={isTried ? error : undefined}
                isCode
                dir="ltr"
                autoFocus
                required
              />
            </div>
            {suggested.map((one) => (
              <Button key={one} className={styles.suggestion} onClick={() => change({ typedMinutes: String(one) })}>
                {delayAmount(text, one)}
              </Button>
            ))}
          </div>
          <Text size={200} className={styles.quiet}>
            {text('delay.minutesHint')}
          </Text>
          <Field label={text('delay.from')}>
            <Select value={from?.key ?? ''} onChange={(_, { value }) => change({ from: value })}>
              {[...new Set([...(from ? [from] : []), ...open])]
                .toSorted((one, other) => sessions.indexOf(one) - sessions.indexOf(other))
                .map((session) => (
                  <option key={session.key} value={session.key}>
                    {sessionOption(text, session)}
                  </option>
                ))}
            </Select>
          </Field>
          <Field label={text('delay.until')}>
            <RadioGroup
              layout="horizontal"
              value={until}
              onChange={(_, { value }) => change({ until: delayEnds.find((one) => one === value) ?? 'end' })}
            >
              {delayEnds.map((one) => (
                <Radio key={one} value={one} label={text(`delay.ends.${one}`)} />
              ))}
            </RadioGroup>
          </Field>
          <ul className={styles.sessions} aria-label={text('delay.sessions')}>
            {following.map((session) => {
              const shown = toSession(session.sent, zone, session.shiftMinutes + (minutes ?? 0));
              const isMoved = !left.includes(session.key);
              const others = left.filter((key) => key !== session.key);
              const times = {
                time: formatServerTime(shown.values.startTime),
                before: formatServerTime(session.values.startTime),
              };
              return (
                <li key={session.key}>
                  <Checkbox
                    checked={isMoved}
                    onChange={() => change({ left: isMoved ? [...others, session.key] : others })}
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
          <Button onClick={close}>{kit('actions.cancel')}</Button>
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
