import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { SelectField } from '../../../kit/form/choice-fields';
import { type RuleWords, rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { formatDay } from '../../../kit/format/moment';
import { useText } from '../../../kit/format/text';
import { DateField } from '../../kit/form/date-field';
import type { ExampleProps } from '../modal-examples-screen';
import { StepLine } from './step-line';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL },
  fields: { display: 'grid', rowGap: tokens.spacingVerticalL, minBlockSize: '210px', alignContent: 'start' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
  list: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '16px', rowGap: '8px', margin: 0 },
  pair: { display: 'contents' },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

interface NewEvent {
  name: string;
  type: string;
  day: string;
  track: string;
  tickets: string;
}
const empty: NewEvent = { name: '', type: '', day: '', track: '', tickets: '200' };
const steps: readonly (readonly (keyof NewEvent)[])[] = [['name', 'type'], ['day', 'track', 'tickets'], []];
const names = ['what', 'where', 'check'] as const;
const types = ['race', 'trackDay', 'training'] as const;

/** A form in three steps: each checks its own fields before the next, and the last shows all of them. */
export const StepsDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const form = useForm<NewEvent>({ defaultValues: empty, mode: 'onTouched' });
  const [at, setAt] = useState(0);
  const isLast = at === steps.length - 1;
  const field = (name: keyof NewEvent, more: Omit<RuleWords, 'label'> = {}) => ({
    name,
    label: text(`fields.${name}`),
    rules: rulesOf<NewEvent>({ label: text(`fields.${name}`), required: true, ...more }),
  });
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (isLast) {
      notify({ intent: 'success', title: text('steps.done', { name: form.getValues('name') }), body: text('nothing') });
      return onClose();
    }
    if (await form.trigger([...(steps[at] ?? [])], { shouldFocus: true })) setAt(at + 1);
  };
  const shown = (name: keyof NewEvent): string => {
    const value = form.getValues(name);
    if (name === 'type') return text(`steps.types.${value}`);
    return name === 'day' ? formatDay(value) : value;
  };
  return (
    <FormDialog title={text('steps.title')} width={520} onClose={onClose}>
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={(event) => void go(event)} noValidate>
          <StepLine at={at} names={names.map((name) => text(`steps.${name}`))} />
          {/* A new step starts with its own first field. */}
          <div key={at} className={styles.fields}>
            {at === 0 ? (
              <>
                <TextField<NewEvent> {...field('name', { maxLength: 100 })} autoFocus />
                <SelectField<NewEvent>
                  {...field('type')}
                  options={types.map((value) => ({ value, label: text(`steps.types.${value}`) }))}
                />
              </>
            ) : undefined}
            {at === 1 ? (
              <>
                <TextField<NewEvent> {...field('track', { maxLength: 100 })} autoFocus />
                <DateField<NewEvent> {...field('day')} />
                <TextField<NewEvent>
                  {...field('tickets', {
                    min: 1,
                    max: 20_000,
                    pattern: { value: /^\d+$/, message: text('steps.whole') },
                  })}
                />
              </>
            ) : undefined}
            {isLast ? (
              <>
                <Text>{text('steps.review')}</Text>
                <dl className={styles.list}>
                  {steps.flat().map((name) => (
                    <div key={name} className={styles.pair}>
                      <dt className={styles.label}>{text(`fields.${name}`)}</dt>
                      <dd className={styles.value}>
                        <bdi>{shown(name)}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            ) : undefined}
          </div>
          <div className={styles.actions}>
            {at > 0 ? <Button onClick={() => setAt(at - 1)}>{text('back')}</Button> : undefined}
            <Button type="submit" appearance="primary">
              {text(isLast ? 'steps.submit' : 'next')}
            </Button>
            <Button onClick={onClose}>{text('cancel')}</Button>
          </div>
        </form>
      </FormProvider>
    </FormDialog>
  );
};
