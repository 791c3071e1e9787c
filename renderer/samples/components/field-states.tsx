import { Field, type FieldProps } from '@fluentui/react-components';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Text } from '../../kit/format/text';
import { StateGrid } from '../kit/showcase/state-grid';

type Control = ReactElement<Record<string, unknown>>;

interface FieldStatesProps {
  readonly text: Text;
  readonly label: string;
  readonly minWidth: number;
  /** By the text key of the state: a control, or a field with it. */
  readonly states: Readonly<Record<string, Control | FieldProps>>;
}

/** One field in its states. */
export const FieldStates = ({ text, label, minWidth, states }: FieldStatesProps): ReactNode => (
  <StateGrid
    stretched
    minWidth={minWidth}
    states={Object.fromEntries(
      Object.entries(states).map(([state, given]) => {
        const field: FieldProps = isValidElement(given) ? { children: given as Control } : given;
        return [text(`states.${state}`), <Field key={state} label={label} {...field} />];
      }),
    )}
  />
);
