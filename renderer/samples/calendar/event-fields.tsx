import { Button, makeStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { copyText } from '../../kit/feedback/copy-text';
import { LongTextField, SelectField, SwitchField } from '../../kit/form/choice-fields';
import { rulesOf } from '../../kit/form/rules';
import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
import { DateField } from '../kit/form/date-field';
import { TimeField } from '../kit/form/time-field';
import { type EventValues, endAfter, lengthOf } from './event-values';
import { GuestsField } from './guests-field';
import { types } from './types';

const useStyles = makeStyles({
  wide: { gridColumn: '1 / -1' },
  moment: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    gap: '8px',
    // The pickers want more room than half a form has.
    '& .fui-Field > *, & input': { minInlineSize: 0 },
  },
  level: { alignSelf: 'end' },
});

/** Web addresses over a secure connection, as the app's own links are. */
const address = /^https:\/\/[^\s/$.?#][^\s]*$/i;

/** Rules of the fields of the start: the end moves along when a person moves it, so that an event keeps its length. */
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
  const required = (name: keyof EventValues) => rulesOf<EventValues>({ label: text(`fields.${name}`), required: true });
  const end = required('endDay');
  return (
    <>
      <div className={styles.wide}>
        <TextField<EventValues>
          name="title"
          label={text('fields.title')}
          rules={rulesOf<EventValues>({ label: text('fields.title'), required: true, maxLength: 200 })}
          autoFocus
        />
      </div>
      <SelectField<EventValues>
        name="calendar"
        label={text('fields.calendar')}
        rules={required('calendar')}
        options={types.map((type) => ({ value: type, label: text(`types.${type}`) }))}
      />
      <div className={styles.level}>
        <SwitchField<EventValues> name="allDay" label={text('allDay')} />
      </div>
      <div className={allDay ? undefined : styles.moment}>
        <DateField<EventValues>
          name="startDay"
          label={text('fields.startDay')}
          rules={{ ...required('startDay'), ...follows }}
        />
        {!allDay && (
          <TimeField<EventValues>
            name="startTime"
            label={text('fields.startTime')}
            rules={{ ...required('startTime'), ...follows }}
          />
        )}
      </div>
      <div className={allDay ? undefined : styles.moment}>
        <DateField<EventValues>
          name="endDay"
          label={text('fields.endDay')}
          rules={{
            ...end,
            validate: {
              ...(typeof end.validate === 'object' ? end.validate : {}),
              order: (_, values) => (lengthOf(values) ?? 0) >= 0 || text('endFirst'),
            },
          }}
        />
        {!allDay && (
          <TimeField<EventValues> name="endTime" label={text('fields.endTime')} rules={required('endTime')} />
        )}
      </div>
      <div className={styles.wide}>
        <TextField<EventValues>
          name="url"
          label={text('fields.url')}
          type="url"
          rules={rulesOf<EventValues>({
            label: text('fields.url'),
            maxLength: 2_048,
            pattern: { value: address, message: text('badUrl') },
          })}
          {...(address.test(url)
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
            : {})}
        />
      </div>
      <div className={styles.wide}>
        <GuestsField />
      </div>
      <div className={styles.wide}>
        <TextField<EventValues>
          name="location"
          label={text('fields.location')}
          rules={rulesOf<EventValues>({ label: text('fields.location'), maxLength: 200 })}
        />
      </div>
      <div className={styles.wide}>
        <LongTextField<EventValues>
          name="description"
          label={text('fields.description')}
          rules={rulesOf<EventValues>({ label: text('fields.description'), maxLength: 2_000 })}
          rows={3}
        />
      </div>
    </>
  );
};
