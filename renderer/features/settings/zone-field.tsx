import { Combobox, makeStyles, Option } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/text';

const useStyles = makeStyles({ list: { maxHeight: '320px' } });

const zones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const maxShown = 60;

interface ZoneFieldProps {
  readonly zone: string | undefined;
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (zone: string | undefined) => void;
}

/** Chooses a time zone by typing any part of its name; none means that the events' own zones apply. */
export const ZoneField = ({ zone, label, disabled, onChange }: ZoneFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const [query, setQuery] = useState<string>();
  const words = (query ?? '').toLowerCase().replaceAll(' ', '_');
  const found = zones.filter((one) => one.toLowerCase().includes(words)).slice(0, maxShown);
  return (
    <Combobox
      aria-label={label}
      placeholder={text('profile.zoneNone')}
      disabled={disabled}
      listbox={{ className: styles.list }}
      value={query ?? zone ?? ''}
      selectedOptions={zone === undefined ? [''] : [zone]}
      onChange={(event) => setQuery(event.target.value)}
      onBlur={() => setQuery(undefined)}
      onOptionSelect={(_, { optionValue }) => {
        setQuery(undefined);
        onChange(optionValue === '' ? undefined : optionValue);
      }}
    >
      <Option value="">{text('profile.zoneNone')}</Option>
      {found.map((one) => (
        <Option key={one} value={one}>
          {one}
        </Option>
      ))}
    </Combobox>
  );
};
