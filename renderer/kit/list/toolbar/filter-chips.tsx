import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { memo, type ReactNode } from 'react';
import { useText } from '../../format/text';
import { toggleFilter, valueLabel } from '../data/filter-values';
import { useChipStyles } from './chip.styles';
import { fieldLabel, formatDayRange } from './filter-labels';
import type { FiltersProps } from './filters';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  ignored: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    borderInlineStyle: 'dashed',
    borderBlockStyle: 'dashed',
    borderInlineColor: tokens.colorNeutralStroke1,
    borderBlockColor: tokens.colorNeutralStroke1,
    textDecorationLine: 'line-through',
  },
});

/** The active filters, each with a button that removes it. Includes fields from the URL that the definition lacks. */
export const FilterChips = memo(function FilterChips(
  props: Pick<FiltersProps, 'name' | 'fields' | 'filters' | 'onChange'> & {
    /** Filters that the server ignored, so they do not narrow the rows. */
    readonly ignored: readonly string[];
  },
): ReactNode {
  const styles = useStyles();
  const chip = useChipStyles();
  const text = useText('kit');
  const { filters, fields, onChange, ignored } = props;
  const active = Object.entries(filters);
  return (
    <div className={styles.chips}>
      {active.flatMap(([key, values]) => {
        const field = fields.find((one) => one.key === key) ?? { key };
        const title = fieldLabel(props.name, field);
        const isIgnored = ignored.includes(key);
        return values.map((value) => {
          const shown = formatDayRange(value) ?? (valueLabel(field, value) || text('list.empty'));
          return (
            <Button
              key={`${key}=${value}`}
              className={mergeClasses(chip.chip, chip.on, isIgnored && styles.ignored)}
              size="small"
              iconPosition="after"
              icon={<DismissRegular />}
              aria-label={text(isIgnored ? 'list.removeIgnored' : 'list.removeFilter', { field: title, value: shown })}
              onClick={() =>
                onChange(
                  toggleFilter(
                    filters,
                    key,
                    values.filter((one) => one !== value),
                  ),
                )
              }
            >
              {title}: {shown}
            </Button>
          );
        });
      })}
      <Button size="small" appearance="transparent" onClick={() => onChange({})}>
        {text('list.clearFilters')}
      </Button>
    </div>
  );
});
