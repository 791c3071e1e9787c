import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../kit/format/text';
import { type FieldRow, FormFields } from '../../kit/form-fields';
import { ValueList } from '../../kit/value-list';
import { classChoices } from '../classes';
import { fieldsOf, type Registration, type Step, steps } from './steps';

const required = { required: true, maxLength: 80 } as const;

/** All values, to review before submitting. */
const Review = (): ReactNode => {
  const text = useText('forms');
  const values = useFormContext<Registration>().getValues();
  const names = steps.filter((step) => step !== 'review').flatMap((step) => fieldsOf[step]);
  const shown = (name: keyof Registration) =>
    name === 'class' ? text(`classes.${values.class}`) : String(values[name]);
  return (
    <ValueList
      framed
      minWidth={180}
      values={Object.fromEntries(
        names.map((name) => [text(`wizard.fields.${name}`), <bdi key={name}>{shown(name)}</bdi>]),
      )}
    />
  );
};

/** The fields of one step. */
export const StepFields = ({ step }: { readonly step: Step }): ReactNode => {
  const text = useText('forms');
  const fields: Readonly<Record<keyof Registration, Omit<FieldRow<Registration>, 'name'>>> = {
    team: { ...required, minLength: 3 },
    email: { ...required, kind: 'email', maxLength: 254 },
    class: { ...required, kind: 'select', options: classChoices(text) },
    number: { ...required, min: 1, max: 999, hint: text('wizard.numberHint') },
    driver: required,
    license: {
      ...required,
      pattern: { value: /^[A-Z]-\d{5}$/, message: text('wizard.licenseWrong') },
      hint: text('wizard.licenseHint'),
    },
    agreed: { required: true, kind: 'check', label: text('entry.agreed'), hint: text('entry.agreeFirst'), wide: true },
  };
  return (
    <>
      {step === 'review' ? <Review /> : undefined}
      <FormFields<Registration>
        area="forms"
        labels="wizard.fields"
        rows={fieldsOf[step].map((name) => ({ name, ...fields[name] }))}
      />
    </>
  );
};
