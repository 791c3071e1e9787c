/** The fields of a form as data. */
import { Fragment, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { CheckField, LongTextField, SelectField, SwitchField } from '../../kit/form/choice-fields';
import { DayInput } from '../../kit/form/day-input';
import { WideField } from '../../kit/form/form-section';
import { PasswordField } from '../../kit/form/password/password-field';
import { type RuleOptions, type Rules, rulesOf } from '../../kit/form/rules';
import { TextField, useTextField } from '../../kit/form/text-field';
import type { TextInputOptions } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';

type Kind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'password'
  | 'long'
  | 'date'
  | 'time'
  | 'select'
  | 'switch'
  | 'check';
type Check<V extends FieldValues> = (value: unknown, values: V) => true | string;

export interface FieldRow<V extends FieldValues>
  extends Omit<RuleOptions, 'label' | 'email'>,
    Pick<TextInputOptions, 'hint' | 'autoFocus' | 'autoComplete' | 'dir'> {
  readonly name: Path<V>;
  /** `text` by default. */
  readonly kind?: Kind;
  /** The area's text `fields.<name>` by default. */
  readonly label?: string;
  /** Of `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of `select`: values whose labels are the area's texts `words.<value>`. */
  readonly words?: readonly string[];
  /** Lines of `long`. */
  readonly rows?: number;
  /** Of `date`: its days lie in the past. */
  readonly isPast?: boolean;
  /** As wide as the form. */
  readonly wide?: boolean;
  /** An additional validation rule. */
  readonly check?: Check<V>;
}

const rulesFor = <V extends FieldValues>(row: FieldRow<V>, label: string): Rules<V> => {
  const rules = rulesOf<V>({ ...row, label, email: row.kind === 'email' });
  const validate = typeof rules.validate === 'object' ? rules.validate : {};
  return {
    ...rules,
    ...(row.check ? { validate: { ...validate, check: row.check } } : {}),
  };
};

interface DateFieldProps<V extends FieldValues> {
  readonly name: Path<V>;
  readonly label: string;
  readonly hint?: string;
  readonly rules: Rules<V>;
  readonly isPast: boolean;
}

const DateField = <V extends FieldValues>({ name, rules, ...look }: DateFieldProps<V>): ReactNode => (
  <DayInput {...useTextField<V>(name, rules)} {...look} />
);

const Row = <V extends FieldValues>({ row, label }: { readonly row: FieldRow<V>; readonly label: string }) => {
  const { name, kind = 'text', options = [], rows, hint, autoFocus, autoComplete, dir } = row;
  const common = { name, label, rules: rulesFor(row, label), ...(hint ? { hint } : {}) };
  if (kind === 'long') return <LongTextField<V> {...common} {...(rows ? { rows } : {})} />;
  if (kind === 'date') return <DateField<V> {...common} isPast={row.isPast ?? false} />;
  if (kind === 'password') return <PasswordField<V> {...common} autoComplete="new-password" />;
  if (kind === 'select') return <SelectField<V> {...common} options={options} />;
  if (kind === 'switch') return <SwitchField<V> name={name} label={label} />;
  // A check box has no text: the only rule is whether it must be checked; the hint is the message.
  if (kind === 'check')
    return <CheckField<V> name={name} label={label} rules={row.required ? { required: hint ?? label } : {}} />;
  const look = {
    ...(autoFocus ? { autoFocus } : {}),
    ...(autoComplete ? { autoComplete } : {}),
    ...(dir ? { dir } : {}),
  };
  return <TextField<V> {...common} {...look} type={kind} />;
};

interface FormFieldsProps<V extends FieldValues> {
  /** The area whose texts label the fields. */
  readonly area: string;
  /** The key of the labels; `fields` by default. */
  readonly labels?: string;
  readonly rows: readonly FieldRow<V>[];
}

export const FormFields = <V extends FieldValues>({ area, labels = 'fields', rows }: FormFieldsProps<V>): ReactNode => {
  const text = useText(area);
  return rows.map(({ words, ...given }) => {
    const row = words ? { ...given, options: words.map((value) => ({ value, label: text(`words.${value}`) })) } : given;
    const Frame = row.wide ? WideField : Fragment;
    return (
      // Keyed by label where there is one: the name of a field in a list changes with its index.
      <Frame key={row.label ?? row.name}>
        <Row row={row} label={row.label ?? text(`${labels}.${row.name}`)} />
      </Frame>
    );
  });
};
