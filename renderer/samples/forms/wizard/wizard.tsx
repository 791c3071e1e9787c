/** A form in steps. All values belong to one form, so moving between steps loses none. */
import { Button, makeStyles, Text, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Message } from '../../../kit/feedback/message';
import { useDraft } from '../../../kit/form/use-draft';
import { useText } from '../../../kit/format/text';
import { stack } from '../../kit/layout';
import { StepFields } from './step-fields';
import { StepList } from './step-list';
import { empty, fieldsOf, nextOf, previousOf, type Registration, type Step, stepAt, steps } from './steps';

const useStyles = makeStyles({
  heading: { ...typographyStyles.subtitle2, margin: 0, ':focus': { outlineStyle: 'none' } },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
    minBlockSize: '120px',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  room: { flexGrow: 1 },
});

export const Wizard = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const [search, setSearch] = useSearchParams();
  const [furthest, setFurthest] = useState(0);
  const [sent, setSent] = useState(false);
  const form = useForm<Registration>({ defaultValues: empty, mode: 'onTouched' });
  const saved = useRef<Registration>(empty);
  useDraft(form, { key: 'forms.wizard', saved, secretFields: [] });
  const heading = useRef<HTMLHeadingElement>(null);
  const step = stepAt(search.get('step'), furthest);
  const stepIndex = steps.indexOf(step);

  // To a screen reader, another step is another page: focus its heading, except on arrival.
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);

  const open = (to: Step) => setSearch(to === 'team' ? {} : { step: to }, { preventScrollReset: true });
  const goOn = async () => {
    if (!(await form.trigger(fieldsOf[step], { shouldFocus: true }))) return;
    if (step === 'review') return send();
    setFurthest(Math.max(furthest, stepIndex + 1));
    open(nextOf(step));
  };
  const send = () => {
    saved.current = form.getValues();
    form.reset(saved.current);
    setSent(true);
  };
  const again = () => {
    saved.current = empty;
    form.reset(empty);
    setFurthest(0);
    setSent(false);
    open('team');
  };
  if (sent)
    return (
      <Message icon={CheckmarkCircleRegular} title={text('wizard.done')} body={text('wizard.doneBody')}>
        <Button onClick={again}>{text('wizard.again')}</Button>
      </Message>
    );
  return (
    <form
      style={stack(20)}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <StepList current={step} furthest={furthest} onOpen={open} />
      <div>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {text(`wizard.${step}.title`)}
        </h3>
        <Text>{text(`wizard.${step}.about`)}</Text>
      </div>
      <FormProvider {...form}>
        <div className={styles.fields}>
          <StepFields key={step} step={step} />
        </div>
      </FormProvider>
      <div className={styles.buttons}>
        <Button
          disabledFocusable={stepIndex === 0}
          onClick={() => (stepIndex === 0 ? undefined : open(previousOf(step)))}
        >
          {text('wizard.back')}
        </Button>
        <span className={styles.room} />
        <Button type="submit" appearance="primary">
          {text(step === 'review' ? 'wizard.send' : 'wizard.next')}
        </Button>
      </div>
    </form>
  );
};
