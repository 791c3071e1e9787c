import type { FieldValues, Path } from 'react-hook-form';
import { useText } from '../format/text';
import { type RuleOptions, type Rules, rulesOf } from './rules';

interface LabeledField<V extends FieldValues, N> {
  readonly name: N;
  readonly label: string;
  readonly rules: Rules<V>;
}

const maxLength = 200;

/** Name, label and rules of the fields of an area's form. The label is the area's `fields.<name>`, or the given key. */
export const useLabeledField = <V extends FieldValues>(
  area: string,
  labels: { readonly [N in Path<V>]?: string } = {},
) => {
  const text = useText(area);
  return <N extends Path<V>>(name: N, words: Omit<RuleOptions, 'label'> = {}): LabeledField<V, N> => {
    const label = text(labels[name] ?? `fields.${name}`);
    return { name, label, rules: rulesOf<V>({ label, maxLength, ...words }) };
  };
};
