/** The types of events to show. */
import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { colorOf, type EventType, iconOf, types } from './types';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    border: 'none',
    '@media (max-width: 1000px)': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  },
  legend: {
    padding: 0,
    paddingBlockEnd: '2px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  label: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  sign: { display: 'grid', fontSize: '18px' },
});

interface FiltersProps {
  /** Undefined means all. */
  readonly shown: readonly EventType[] | undefined;
  readonly onChange: (shown: readonly EventType[] | undefined) => void;
}

export const Filters = ({ shown = types, onChange }: FiltersProps): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const all = shown.length === types.length;
  const toggle = (type: EventType) => {
    const next = types.filter((one) => (one === type ? !shown.includes(one) : shown.includes(one)));
    onChange(next.length === types.length ? undefined : next);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('filters')}</legend>
      <Checkbox
        label={text('viewAll')}
        checked={all ? true : shown.length > 0 ? 'mixed' : false}
        onChange={() => onChange(all ? [] : undefined)}
      />
      {types.map((type) => {
        const Sign = iconOf(type);
        return (
          <Checkbox
            key={type}
            label={
              <span className={styles.label}>
                <span className={styles.sign} style={{ color: colorOf(type) }} aria-hidden>
                  <Sign />
                </span>
                {text(`types.${type}`)}
              </span>
            }
            checked={shown.includes(type)}
            onChange={() => toggle(type)}
          />
        );
      })}
    </fieldset>
  );
};
