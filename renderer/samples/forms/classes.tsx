import type { ReactNode } from 'react';
import type { Text } from '../../kit/format/text';

/** The car classes that these pages offer. */
export const classes = ['gt', 'touring', 'formula', 'historic'] as const;
export type ClassName = (typeof classes)[number];

/** As options of a form's selection. */
export const classChoices = (text: Text) => classes.map((value) => ({ value, label: text(`classes.${value}`) }));

/** As options of a native select. */
export const classOptions = (text: Text, names: readonly ClassName[] = classes): ReactNode =>
  names.map((name) => (
    <option key={name} value={name}>
      {text(`classes.${name}`)}
    </option>
  ));
