import type { ReactNode } from 'react';
import type { Field, Values } from '../area/field';
import { fieldText } from '../format/field';
import { toPlainText } from '../format/plain-text';
import { useStatusClass } from './status-class';

/** A status word with its tone; words without a tone are neutral. */
export const StatusBadge = ({ field, values }: { readonly field: Field; readonly values: Values }): ReactNode => {
  const status = useStatusClass();
  const shown = fieldText(field, values);
  if (shown === '') return null;
  return (
    <span className={status} data-tone={field.tones?.[toPlainText(values[field.key])] ?? 'neutral'}>
      {shown}
    </span>
  );
};
