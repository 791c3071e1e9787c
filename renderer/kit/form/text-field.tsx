import { useLayoutEffect, useRef } from 'react';
import { type FieldValues, type Path, type RegisterOptions, useController, useFormContext } from 'react-hook-form';
import { useChangedRules } from './changed-rules';
import { TextInput, type TextInputOptions } from './text-input';

/**
 * Runs work now or, while a pointer is pressed, after it is released. Leaving a field may show a message, which would move
 * a button away from under the pointer during a click.
 */
const runAfterPointerUp = (work: () => void): void => {
  if (document.querySelector(':active') === null) {
    work();
    return;
  }
  const released = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        released.abort();
        // The click event follows the pointer event.
        setTimeout(work);
      },
      { capture: true, signal: released.signal },
    );
};

export interface TextFieldProps<V extends FieldValues> extends TextInputOptions {
  readonly name: Path<V>;
  readonly rules?: Omit<RegisterOptions<V, Path<V>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

/** Connects a text field with the surrounding form. */
export const useTextField = <V extends FieldValues>(name: Path<V>, rules: TextFieldProps<V>['rules'] = {}) => {
  const { control } = useFormContext<V>();
  const changed = useChangedRules<V>(name, rules);
  const { field, fieldState } = useController<V>({ name, control, rules: changed.rules });
  const { value, ...rest } = field;
  // By the time the pointer is released, the field may be unmounted or have another name.
  const onLeave = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    onLeave.current = rest.onBlur;
    return () => {
      onLeave.current = undefined;
    };
  }, [rest.onBlur]);
  return {
    ...rest,
    onBlur: () => runAfterPointerUp(() => onLeave.current?.()),
    value: String(value ?? ''),
    error: fieldState.error?.message,
    required: changed.isRequired,
  };
};

/** A single-line text field of a form, with its rules. */
export const TextField = <V extends FieldValues>({ name, rules, ...rest }: TextFieldProps<V>) => (
  <TextInput {...rest} {...useTextField<V>(name, rules)} />
);
