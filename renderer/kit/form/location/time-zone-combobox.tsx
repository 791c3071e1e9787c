/** A combobox that finds a time zone by any part of its name. */
import { fold } from '@contract/text/fold';
import { Combobox, type ComboboxProps, makeStyles, Option } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../format/text';

const useStyles = makeStyles({ list: { maxHeight: '320px' } });

const zones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const maxShown = 60;

const readableZone = (zone: string): string => zone.replaceAll('_', ' ');

/** Zones whose name contains the words in any order: "new york" finds America/New_York. */
export const findZones = (query: string): readonly string[] => {
  const words = fold(query)
    .split(/[\s/_,]+/)
    .filter((word) => word !== '');
  return zones.filter((zone) => words.every((word) => fold(zone).includes(word))).slice(0, maxShown);
};

interface TimeZoneComboboxProps extends Pick<ComboboxProps, 'aria-label' | 'clearable' | 'disabled'> {
  readonly ref?: (input: HTMLInputElement | null) => void;
  /** Empty for no zone. */
  readonly zone: string;
  /** The label of the choice for no zone. */
  readonly noneLabel?: string;
  readonly onChoose: (zone: string) => void;
  readonly onBlur?: () => void;
}

export const TimeZoneCombobox = ({
  ref,
  zone,
  noneLabel,
  onChoose,
  onBlur,
  ...inputProps
}: TimeZoneComboboxProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const [query, setQuery] = useState<string>();
  const found = findZones(query ?? '');
  const isChosen = zone !== '' || noneLabel !== undefined;
  return (
    <Combobox
      {...inputProps}
      {...(ref ? { ref } : {})}
      {...(noneLabel === undefined ? {} : { placeholder: noneLabel })}
      autoComplete="off"
      expandIcon={{ 'aria-label': text('find.show') }}
      listbox={{ className: styles.list }}
      value={query ?? readableZone(zone)}
      selectedOptions={isChosen ? [zone] : []}
      onChange={(event) => setQuery(event.target.value)}
      onBlur={() => {
        setQuery(undefined);
        onBlur?.();
      }}
      onOptionSelect={(_, { optionValue }) => {
        setQuery(undefined);
        onChoose(optionValue ?? '');
      }}
    >
      {noneLabel !== undefined ? (
        <Option value="" text={noneLabel}>
          {noneLabel}
        </Option>
      ) : undefined}
      {found.map((one) => (
        <Option key={one} value={one} text={readableZone(one)}>
          {readableZone(one)}
        </Option>
      ))}
      {found.length === 0 ? (
        <Option disabled value="nothing" text={text('find.none')}>
          {text('find.none')}
        </Option>
      ) : undefined}
    </Combobox>
  );
};
