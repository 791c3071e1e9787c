/** In the form of an existing record, only what a person changes is checked: the server may have sent less, or otherwise. */
import { createContext, use } from 'react';
import { type FieldValues, type Path, useFormContext, useWatch } from 'react-hook-form';
import type { Rules } from './rules';

/** Whether the form changes an existing record. */
export const EditContext = createContext(false);

/** Named one by one, because React Hook Form keeps a rule until it gets another value. */
const noRules = {
  required: undefined,
  maxLength: undefined,
  minLength: undefined,
  pattern: undefined,
  validate: undefined,
};

interface ChangedRules<V extends FieldValues> {
  readonly rules: Rules<V>;
  /** Whether the field must not be left empty, so that it is marked. */
  readonly isRequired: boolean;
}

export const useChangedRules = <V extends FieldValues>(name: Path<V>, rules: Rules<V> = {}): ChangedRules<V> => {
  const isEdit = use(EditContext);
  const { control, formState } = useFormContext<V>();
  const value: unknown = useWatch<V>({ control, name });
  const saved: unknown = (formState.defaultValues as Record<string, unknown> | undefined)?.[name];
  const isUnchanged = isEdit && value === saved;
  const isMissing = isEdit && (saved === '' || saved === undefined);
  return {
    rules: isUnchanged ? (noRules as unknown as Rules<V>) : rules,
    isRequired: rules.required !== undefined && !isMissing,
  };
};
