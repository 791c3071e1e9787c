import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field, Values } from '../area/field';
import { fieldName } from '../format/field-name';
import { labelIn } from '../list/data/use-columns';
import { alignToPage } from '../skins/theme';
import { FieldValue } from './field-value';

const useStyles = makeStyles({
  list: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    columnGap: '24px',
    rowGap: '14px',
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    marginBlockEnd: '2px',
    ...alignToPage,
  },
  value: { margin: 0, minInlineSize: 0 },
  wide: { gridColumn: '1 / -1' },
});

interface FieldListProps {
  /** The area whose texts name the fields. */
  readonly area: string;
  readonly fields: readonly Field[];
  readonly values: Values;
}

const isWide = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.length > maxInlineLength);

/** Longer texts take the full width. */
const maxInlineLength = 60;

/** Labels above values, in as many columns as fit. */
export const FieldList = ({ area, fields, values }: FieldListProps): ReactNode => {
  const styles = useStyles();
  const labelOf = labelIn(area);
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <div key={field.key} className={isWide(values[field.key]) ? styles.wide : undefined}>
          <dt className={styles.label} dir="auto">
            {labelOf(field) ?? fieldName(field.key)}
          </dt>
          <dd className={styles.value}>
            <FieldValue field={field} values={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
