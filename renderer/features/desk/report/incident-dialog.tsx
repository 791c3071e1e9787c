/** An incident that is noted, or changed. */
import { incidentKinds } from '@contract/event-log/desk-entries';
import { Button, Field, makeStyles, Select, Textarea } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { DayInput } from '../../../kit/form/day-input';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { RestoredNotice } from '../../../kit/form/restored-notice';
import { TextInput } from '../../../kit/form/text-input';
import { readDraft, useKeptInput } from '../../../kit/form/use-kept-input';
import { useText } from '../../../kit/format/text';
import { toTimeOfDay } from '../../../kit/format/time-of-day';
import { toLocalTime } from '../../../kit/format/zone';
import { changedIncident, type Incident, type IncidentInput } from './incidents';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '12px' },
  row: {
    display: 'grid',
    // As wide as Fluent's field of a day needs.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
    alignItems: 'start',
    gap: '12px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
});

const maxLength = { what: 1_000, other: 200 } as const;

interface DialogProps {
  readonly eventId: EventId;
  /** The incident that is changed. */
  readonly incident: Incident | undefined;
  readonly timezone: unknown;
  /** The day that is offered where the day at the event is not known. */
  readonly day: string;
  /** Resolves to whether it is stored. */
  readonly onSave: (input: IncidentInput) => Promise<boolean>;
  readonly onClose: () => void;
}

type Content = Pick<Incident, 'type' | 'day' | 'time' | 'place' | 'who' | 'what'>;

const contentOf = ({ type, day, time, place, who, what }: Content): Content => ({ type, day, time, place, who, what });

/** Now by the clock at the event; the time is left empty if its zone is not known. */
const newIncident = (timezone: unknown, day: string): Content => {
  const now = toLocalTime(Date.now(), timezone);
  return {
    ...{ type: 'other', day: now?.day ?? day, time: now ? toTimeOfDay(now.minutes) : '' },
    ...{ place: '', who: '', what: '' },
  };
};

const parseDraft = (draft: Values, initial: Content): Content => ({
  ...readDraft(draft, initial),
  type: incidentKinds.find((one) => one === draft.type) ?? initial.type,
});

export const IncidentDialog = (props: DialogProps): ReactNode => {
  const { eventId, incident, timezone, day, onSave, onClose } = props;
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  const draft = useKeptInput({
    key: `incident.${eventId}.${incident?.incident ?? 'new'}`,
    initial: contentOf(incident ?? newIncident(timezone, day)),
    parse: parseDraft,
  });
  const { input: values, setInput: setValues } = draft;
  const [isUnread, setUnread] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const change = (changed: Partial<Content>) => setValues((now) => ({ ...now, ...changed }));
  const isMissing = values.what.trim() === '';
  const isDayMissing = values.day === '';
  const close = (): void => {
    draft.forget();
    onClose();
  };
  const save = async (input: IncidentInput): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const isStored = await onSave(input);
    setSaving(false);
    if (isStored) close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing || isDayMissing || isUnread) return;
    const { type, time } = values;
    const [what, place, who] = [values.what, values.place, values.who].map((one) => one.trim());
    const content = { type, time, day: values.day, what: what ?? '', place: place ?? '', who: who ?? '' };
    void save(
      incident ? changedIncident(incident, content) : { kind: 'incident', incident: crypto.randomUUID(), ...content },
    );
  };
  return (
    <FormDialog
      title={text(incident ? 'report.incidents.change' : 'report.incidents.add')}
      width={600}
      onClose={() => (isSaving ? undefined : onClose())}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <RestoredNotice {...draft} />
        <Field
          label={text('report.columns.what')}
          required
          {...fieldErrorProps(isChecked && isMissing ? text('report.incidents.whatMissing') : undefined)}
        >
          <Textarea
            autoFocus
            dir="auto"
            rows={3}
            value={values.what}
            maxLength={maxLength.what}
            onChange={(_, { value }) => change({ what: value })}
          />
        </Field>
        <div className={styles.row}>
          <Field label={text('report.columns.incident')}>
            <Select
              value={values.type}
              onChange={(_, { value }) => change({ type: incidentKinds.find((one) => one === value) ?? 'other' })}
            >
              {incidentKinds.map((one) => (
                <option key={one} value={one}>
                  {text(`report.incidents.types.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <TextInput
            label={text('report.columns.place')}
            value={values.place}
            onChange={(typed) => change({ place: typed.slice(0, maxLength.other) })}
          />
          <DayInput
            label={text('report.incidents.day')}
            value={values.day}
            error={isChecked && isDayMissing ? text('report.incidents.dayMissing') : undefined}
            onUnread={setUnread}
            onChange={(picked) => change({ day: picked })}
            required
          />
          <TextInput
            label={text('report.incidents.time')}
            type="time"
            value={values.time}
            onChange={(time) => change({ time: time.slice(0, 5) })}
          />
          <TextInput
            label={text('report.columns.who')}
            value={values.who}
            onChange={(typed) => change({ who: typed.slice(0, maxLength.other) })}
          />
        </div>
        <div className={styles.actions}>
          <Button disabledFocusable={isSaving} onClick={close}>
            {kit('actions.cancel')}
          </Button>
          {incident ? (
            <Button
              disabledFocusable={isSaving}
              onClick={() => void save(changedIncident(incident, { isRemoved: true }))}
            >
              {text('report.incidents.remove')}
            </Button>
          ) : undefined}
          <Button type="submit" appearance="primary" disabledFocusable={isSaving}>
            {text('report.incidents.save')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
