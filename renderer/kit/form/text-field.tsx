import { useLayoutEffect, useRef } from 'react';
import { type FieldValues, type Path, type RegisterOptions, useController, useFormContext } from 'react-hook-form';
import { runAfterPointerUp } from './run-after-pointer-up';
import { TextInput, type TextInputOptions } from './text-input';

export interface TextFieldProps<V extends FieldValues> extends TextInputOptions {
  readonly name: Path<V>;
  readonly rules?: Omit<RegisterOptions<V, Path<V>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

/** What a field of the form around it shows and hears. */
export const useTextField = <V extends FieldValues>(name: Path<V>, rules: TextFieldProps<V>['rules'] = {}) => {
  const { control } = useFormContext<V>();
  const { field, fieldState } = useController<V>({ name, control, rules });
  const { value, ...rest } = field;
  // By the end of a press a row of fields may be gone, or be another's number: the name it had is not asked then.
  const leave = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    leave.current = rest.onBlur;
    return () => {
      leave.current = undefined;
    };
  }, [rest.onBlur]);
  return {
    ...rest,
    onBlur: () => runAfterPointerUp(() => leave.current?.()),
    value: String(value ?? ''),
    error: fieldState.error?.message,
    required: rules.required !== undefined,
  };
};

/** One line of text in the form around it, by its rules. */
export const TextField = <V extends FieldValues>({ name, rules, ...look }: TextFieldProps<V>) => (
  <TextInput {...look} {...useTextField<V>(name, rules)} />
);
