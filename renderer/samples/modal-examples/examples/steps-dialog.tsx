import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { SelectField } from '../../../kit/form/choice-fields';
import { type RuleWords, rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { formatDay } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { DateField } from '../../kit/form/date-field';
import { stack } from '../../kit/layout';
import { plainList } from '../../kit/styles';
import { DialogButtons, type ExampleProps, useFinish } from '../example-dialog';

const useStepIndicatorStyles = makeStyles({
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    ...plainList,
  },
  step: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  number: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ...insetBorder(tokens.colorNeutralStrokeAccessible),
  },
  reached: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: 'none',
  },
});

interface StepLineProps {
  /** Which one is open, from 0. */
  readonly at: number;
  readonly names: readonly string[];
}

/** The steps, with the current one marked. */
const StepIndicator = ({ at, names }: StepLineProps): ReactNode => {
  const styles = useStepIndicatorStyles();
  const text = useText('modal-examples');
  return (
    <ol className={styles.steps} aria-label={text('steps.place', { number: at + 1, count: names.length })}>
      {names.map((name, index) => (
        <li key={name} className={styles.step} {...(index === at ? { 'aria-current': 'step' as const } : {})}>
          <span className={mergeClasses(styles.number, index <= at && styles.reached)} aria-hidden>
            {index < at ? <CheckmarkRegular /> : index + 1}
          </span>
          <Text weight={index === at ? 'semibold' : 'regular'}>{name}</Text>
        </li>
      ))}
    </ol>
  );
};

const useStyles = makeStyles({
  fields: { display: 'grid', rowGap: tokens.spacingVerticalL, minBlockSize: '210px', alignContent: 'start' },
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

/** A form in three steps: each validates its fields before the next one, and the last is a review. */
export const StepsDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const finish = useFinish(onClose);
  const form = useForm<NewEvent>({ defaultValues: empty, mode: 'onTouched' });
  const [step, setStep] = useState(0);
  const isLast = step === steps.length - 1;
  const field = (name: keyof NewEvent, more: Omit<RuleWords, 'label'> = {}) => ({
    name,
    label: text(`fields.${name}`),
    rules: rulesOf<NewEvent>({ label: text(`fields.${name}`), required: true, ...more }),
  });
  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isLast) return finish(text('steps.done', { name: form.getValues('name') }));
    if (await form.trigger([...(steps[step] ?? [])], { shouldFocus: true })) setStep(step + 1);
  };
  const displayValue = (name: keyof NewEvent): string => {
    const value = form.getValues(name);
    if (name === 'type') return text(`steps.types.${value}`);
    return name === 'day' ? formatDay(value) : value;
  };
  return (
    <FormDialog title={text('steps.title')} width={520} onClose={onClose}>
      <FormProvider {...form}>
        <form style={stack(tokens.spacingVerticalL)} onSubmit={(event) => void next(event)} noValidate>
          <StepIndicator at={step} names={names.map((name) => text(`steps.${name}`))} />
          {/* The key moves the focus to the first field of a new step. */}
          <div key={step} className={styles.fields}>
            {step === 0 ? (
              <>
                <TextField<NewEvent> {...field('name', { maxLength: 100 })} autoFocus />
                <SelectField<NewEvent>
                  {...field('type')}
                  options={types.map((value) => ({ value, label: text(`steps.types.${value}`) }))}
                />
              </>
            ) : undefined}
            {step === 1 ? (
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
                        <bdi>{displayValue(name)}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            ) : undefined}
          </div>
          <DialogButtons onClose={onClose}>
            {step > 0 ? <Button onClick={() => setStep(step - 1)}>{text('back')}</Button> : undefined}
            <Button type="submit" appearance="primary">
              {text(isLast ? 'steps.submit' : 'next')}
            </Button>
          </DialogButtons>
        </form>
      </FormProvider>
    </FormDialog>
  );
};
