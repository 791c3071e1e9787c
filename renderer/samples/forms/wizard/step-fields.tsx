import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckField, SelectField } from '../../../kit/form/choice-fields';
import { WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { classes } from '../classes';
import { fieldsOf, type Registration, type Step, steps } from './steps';

const useStyles = makeStyles({
  review: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: '12px 24px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** All values, to review before submitting. */
const Review = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const values = useFormContext<Registration>().getValues();
  const names = steps.filter((step) => step !== 'review').flatMap((step) => fieldsOf[step]);
  return (
    <dl className={styles.review}>
      {names.map((name) => (
        <div key={name}>
          <dt className={styles.name}>{text(`wizard.fields.${name}`)}</dt>
          <dd className={styles.value}>
            <bdi>{name === 'class' ? text(`classes.${values.class}`) : String(values[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The fields of one step. */
export const StepFields = ({ step }: { readonly step: Step }): ReactNode => {
  const text = useText('forms');
  const field = (name: keyof Registration, more: object = {}) => {
    const label = text(`wizard.fields.${name}`);
    return { name, label, rules: rulesOf<Registration>({ label, required: true, maxLength: 80, ...more }) };
  };
  switch (step) {
    case 'team':
      return (
        <>
          <TextField<Registration> {...field('team', { minLength: 3 })} />
          <TextField<Registration> {...field('email', { email: true, maxLength: 254 })} type="email" />
        </>
      );
    case 'car':
      return (
        <>
          <SelectField<Registration>
            {...field('class')}
            options={classes.map((value) => ({ value, label: text(`classes.${value}`) }))}
          />
          <TextField<Registration> {...field('number', { min: 1, max: 999 })} hint={text('wizard.numberHint')} />
        </>
      );
    case 'driver':
      return (
        <>
          <TextField<Registration> {...field('driver')} />
          <TextField<Registration>
            {...field('license', { pattern: { value: /^[A-Z]-\d{5}$/, message: text('wizard.licenseWrong') } })}
            hint={text('wizard.licenseHint')}
          />
        </>
      );
    default:
      return (
        <>
          <Review />
          <WideField>
            <CheckField<Registration>
              name="agreed"
              label={text('entry.agreed')}
              rules={{ required: text('entry.agreeFirst') }}
            />
          </WideField>
        </>
      );
  }
};
