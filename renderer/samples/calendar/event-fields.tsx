import { Button, makeStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { copyText } from '../../kit/feedback/copy-text';
import { SwitchField } from '../../kit/form/choice-fields';
import { useText } from '../../kit/format/text';
import { type FieldRow, FormFields } from '../kit/form-fields';
import { type EventValues, endAfter, lengthOf } from './event-values';
import { GuestsField } from './guests-field';
import { types } from './types';

const useStyles = makeStyles({
  wide: { gridColumn: '1 / -1' },
  moment: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    gap: '8px',
    // The pickers' default width does not fit half a form.
    '& .fui-Field > *, & input': { minInlineSize: 0 },
  },
  level: { alignSelf: 'end' },
});

/** Only https addresses, like the app's own links. */
const address = /^https:\/\/[^\s/$.?#][^\s]*$/i;

/** Moves the end with the start, so that an event keeps its length. */
const useEndFollows = () => {
  const { getValues, setValue, trigger } = useFormContext<EventValues>();
  const [startDay, startTime] = useWatch<EventValues, ['startDay', 'startTime']>({ name: ['startDay', 'startTime'] });
  const onChange = () => {
    const now = getValues();
    const length = lengthOf({ ...now, startDay, startTime });
    if (length === undefined || length < 0 || lengthOf(now) === undefined) return;
    const end = endAfter(now.startDay, now.allDay ? now.endTime : now.startTime, length);
    setValue('endDay', end.day, { shouldDirty: true });
    if (!now.allDay) setValue('endTime', end.time, { shouldDirty: true });
    void trigger(['endDay', 'endTime']);
  };
  return { onChange };
};

export const EventFields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const allDay = useWatch<EventValues, 'allDay'>({ name: 'allDay' });
  const url = useWatch<EventValues, 'url'>({ name: 'url' });
  const follows = useEndFollows();
  const isAfterStart = (_: unknown, values: EventValues) => (lengthOf(values) ?? 0) >= 0 || text('endFirst');
  const copy = address.test(url)
    ? {
        contentAfter: (
          <Button
            appearance="transparent"
            size="small"
            icon={<CopyRegular />}
            aria-label={text('copyUrl')}
            title={text('copyUrl')}
            onClick={() => copyText(url)}
          />
        ),
      }
    : {};
  const fields = (...rows: readonly FieldRow<EventValues>[]) => <FormFields<EventValues> area="calendar" rows={rows} />;
  const moment = (day: FieldRow<EventValues>, time: FieldRow<EventValues>) => (
    <div className={allDay ? undefined : styles.moment}>{allDay ? fields(day) : fields(day, time)}</div>
  );
  return (
    <>
      {fields(
        { name: 'title', wide: true, required: true, maxLength: 200, autoFocus: true },
        {
          name: 'calendar',
          kind: 'select',
          required: true,
          options: types.map((type) => ({ value: type, label: text(`types.${type}`) })),
        },
      )}
      <div className={styles.level}>
        <SwitchField<EventValues> name="allDay" label={text('allDay')} />
      </div>
      {moment(
        { name: 'startDay', kind: 'date', required: true, ...follows },
        { name: 'startTime', kind: 'time', required: true, ...follows },
      )}
      {moment(
        { name: 'endDay', kind: 'date', required: true, check: isAfterStart },
        { name: 'endTime', kind: 'time', required: true },
      )}
      {fields({
        name: 'url',
        kind: 'url',
        wide: true,
        maxLength: 2_048,
        pattern: { value: address, message: text('badUrl') },
        ...copy,
      })}
      <div className={styles.wide}>
        <GuestsField />
      </div>
      {fields(
        { name: 'location', wide: true, maxLength: 200 },
        { name: 'description', kind: 'long', wide: true, rows: 3, maxLength: 2_000 },
      )}
    </>
  );
};
