/** Chooses a time zone by typing any part of its name. */
import { Combobox, Field, makeStyles, Option } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { invalid } from '../form/invalid';
import type { Rules } from '../form/rules';
import { useText } from '../text';
import { useLine } from '../text-field';

const useStyles = makeStyles({ list: { maxHeight: '320px' } });

const zones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const maxShown = 60;

const named = (zone: string): string => zone.replaceAll('_', ' ');

/** Zones whose name has the words, in any order: "new york" finds America/New_York. */
export const zonesLike = (query: string): readonly string[] => {
  const words = query
    .toLowerCase()
    .split(/[\s/_,]+/)
    .filter((word) => word !== '');
  return zones.filter((zone) => words.every((word) => zone.toLowerCase().includes(word))).slice(0, maxShown);
};

interface ZonePickerProps<V extends FieldValues> {
  readonly name: Path<V>;
  readonly label: string;
  readonly rules?: Rules<V>;
  readonly hint?: string;
}

export const ZonePicker = <V extends FieldValues>({ name, label, rules, hint }: ZonePickerProps<V>): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const [query, setQuery] = useState<string>();
  const { error, required, value, onChange, onBlur, ref } = useLine<V>(name, rules);
  const found = zonesLike(query ?? '');
  return (
    <Field label={label} required={required} {...(hint ? { hint } : {})} {...invalid(error)}>
      <Combobox
        ref={ref}
        autoComplete="off"
        clearable={!required && value !== ''}
        listbox={{ className: styles.list }}
        value={query ?? named(value)}
        selectedOptions={value === '' ? [] : [value]}
        onChange={(event) => setQuery(event.target.value)}
        onBlur={() => {
          setQuery(undefined);
          onBlur();
        }}
        onOptionSelect={(_, { optionValue }) => {
          setQuery(undefined);
          onChange(optionValue ?? '');
        }}
      >
        {found.map((zone) => (
          <Option key={zone} value={zone} text={named(zone)}>
            {named(zone)}
          </Option>
        ))}
        {found.length === 0 ? (
          <Option disabled value="" text={text('find.none')}>
            {text('find.none')}
          </Option>
        ) : undefined}
      </Combobox>
    </Field>
  );
};
