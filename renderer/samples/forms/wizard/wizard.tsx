/** A form in steps. What was typed stays with the whole form, so no way through the steps loses any of it. */
import { Button, makeStyles, Text, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Message } from '../../../kit/feedback/message';
import { useDraft } from '../../../kit/form/use-draft';
import { useText } from '../../../kit/format/text';
import { StepFields } from './step-fields';
import { StepList } from './step-list';
import { beforeOf, empty, fieldsOf, nextOf, type Registration, type Step, stepAt, steps } from './steps';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '20px' },
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
  useDraft(form, { key: 'forms.wizard', saved, secret: [] });
  const heading = useRef<HTMLHeadingElement>(null);
  const step = stepAt(search.get('step'), furthest);
  const place = steps.indexOf(step);

  // Another step is, to a screen reader, another page; the first one is not jumped to.
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);

  const open = (to: Step) => setSearch(to === 'team' ? {} : { step: to }, { preventScrollReset: true });
  const onward = async () => {
    if (!(await form.trigger(fieldsOf[step], { shouldFocus: true }))) return;
    if (step === 'review') return send();
    setFurthest(Math.max(furthest, place + 1));
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
      className={styles.root}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void onward();
      }}
    >
      <StepList shown={step} furthest={furthest} onOpen={open} />
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
        <Button disabledFocusable={place === 0} onClick={() => (place === 0 ? undefined : open(beforeOf(step)))}>
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
