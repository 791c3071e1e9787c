/** Validation rules of form fields with their messages. They only help the user; the server decides. */
import type { FieldValues, Path, RegisterOptions } from 'react-hook-form';
import { formatNumber } from '../format/number';
import { withArticle } from '../format/sentence';
import { kitText } from '../format/text';
import { type NumberRange, readTypedNumber } from '../format/typed-number';

const emailPattern = /^\s*[^\s@]+@[^\s@]+\s*$/;

export interface RuleOptions {
  /** The field's label, for "Enter an email." */
  readonly label: string;
  readonly required?: boolean;
  /** Whether a person chooses the value from a list: "Choose a type." */
  readonly isChoice?: boolean;
  readonly email?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: { readonly value: RegExp; readonly message?: string };
  readonly min?: number;
  readonly max?: number;
  /** The message for a number with decimals, where only whole ones are valid. */
  readonly whole?: string | undefined;
  /** The name of the field that this one must repeat. */
  readonly matches?: string;
}

export type Rules<V extends FieldValues> = Omit<
  RegisterOptions<V, Path<V>>,
  'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'
>;

const defaultMaxLength = 2_000;
const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether a typed number is empty or valid, or else the message that says why it isn't. */
export const checkNumber = (
  typed: string,
  { whole, ...range }: NumberRange & Pick<Partial<RuleOptions>, 'whole'> = {},
): true | string => {
  if (typed.trim() === '') return true;
  const [number, other] = readTypedNumber(typed, range);
  if (number === undefined) return kitText('form.number');
  if (other !== undefined) return kitText('form.twoNumbers', { one: formatNumber(number), other: formatNumber(other) });
  if (whole !== undefined && !Number.isInteger(Number(number))) return whole;
  const { min, max } = range;
  if (min !== undefined && Number(number) < min) return kitText('form.min', { limit: min });
  return max === undefined || Number(number) <= max || kitText('form.max', { limit: max });
};

/**
 * Converts the options to rules of React Hook Form. Spaces alone do not fill a required field; an empty optional field
 * is valid.
 */
export const rulesOf = <V extends FieldValues>(options: RuleOptions): Rules<V> => {
  const { label, min, max, whole, matches } = options;
  const maxLength = options.maxLength ?? defaultMaxLength;
  const missing = kitText(options.isChoice ? 'form.requiredChoice' : 'form.required', { field: withArticle(label) });
  const pattern = options.email ? { value: emailPattern, message: kitText('form.email') } : options.pattern;
  return {
    ...(options.required ? { required: missing } : {}),
    maxLength: { value: maxLength, message: kitText('form.maxLength', { count: maxLength }) },
    ...(options.minLength === undefined
      ? {}
      : { minLength: { value: options.minLength, message: kitText('form.minLength', { count: options.minLength }) } }),
    ...(pattern ? { pattern: { value: pattern.value, message: pattern.message ?? kitText('form.pattern') } } : {}),
    validate: {
      blank: (value: unknown) => !options.required || typeof value !== 'string' || filled(value) || missing,
      number: (value: unknown) => {
        const isNumber = min !== undefined || max !== undefined;
        return !isNumber || checkNumber(String(value ?? ''), { min, max, whole });
      },
      match: (value: unknown, values: V) =>
        matches === undefined || value === values[matches as keyof V] || kitText('form.match'),
    },
  };
};
