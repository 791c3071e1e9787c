import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { formatDay } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { type FieldRow, FormFields } from '../../kit/form-fields';
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

interface StepIndicatorProps {
  /** Which one is open, from 0. */
  readonly at: number;
  readonly names: readonly string[];
}

/** The steps, with the current one marked. */
const StepIndicator = ({ at, names }: StepIndicatorProps): ReactNode => {
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
const names = ['what', 'where', 'check'] as const;
const types = ['race', 'trackDay', 'training'] as const;

/** A form in three steps: each validates its fields before the next one, and the last is a review. */
export const StepsDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const finish = useFinish(onClose);
  const form = useForm<NewEvent>({ defaultValues: empty, mode: 'onTouched' });
  const [step, setStep] = useState(0);
  const typeOptions = types.map((value) => ({ value, label: text(`steps.types.${value}`) }));
  const isCount = { value: /^\d+$/, message: text('steps.whole') };
  const steps: readonly (readonly FieldRow<NewEvent>[])[] = [
    [
      { name: 'name', required: true, maxLength: 100, autoFocus: true },
      { name: 'type', kind: 'select', required: true, options: typeOptions },
    ],
    [
      { name: 'track', required: true, maxLength: 100, autoFocus: true },
      { name: 'day', kind: 'date', required: true },
      { name: 'tickets', required: true, min: 1, max: 20_000, pattern: isCount },
    ],
    [],
  ];
  const rows = steps[step] ?? [];
  const isLast = rows.length === 0;
  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isLast) return finish(text('steps.done', { name: form.getValues('name') }));
    if (
      await form.trigger(
        rows.map(({ name }) => name),
        { shouldFocus: true },
      )
    )
      setStep(step + 1);
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
            <FormFields<NewEvent> area="modal-examples" rows={rows} />
            {isLast ? (
              <>
                <Text>{text('steps.review')}</Text>
                <dl className={styles.list}>
                  {steps.flat().map(({ name }) => (
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
