/** A value as a table cell. */
import { Avatar, makeStyles, mergeClasses, TableCell, TableCellLayout, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field, Values } from '../../kit/area/field';
import { fieldText } from '../../kit/format/field';
import { alignToPage } from '../../kit/skins/theme';
import { StatusBadge } from '../../kit/ui/status-badge';
import { ellipsis } from '../kit/styles';

const useStyles = makeStyles({
  text: {
    display: 'block',
    ...ellipsis,
    // Follows the direction of the page, not of the text.
    ...alignToPage,
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  name: { fontWeight: tokens.fontWeightSemibold },
});

interface CellProps {
  readonly field: Field;
  readonly row: Values;
}

/** A name with its picture, or with initials. */
const Person = ({ name, picture }: { readonly name: string; readonly picture: unknown }): ReactNode => {
  const styles = useStyles();
  return (
    <TableCellLayout
      truncate
      media={
        <Avatar
          size={24}
          name={name}
          color="colorful"
          aria-hidden
          {...(typeof picture === 'string' && picture !== '' ? { image: { src: picture } } : {})}
        />
      }
    >
      <span className={mergeClasses(styles.text, styles.name)} dir="auto">
        {name}
      </span>
    </TableCellLayout>
  );
};

export const Cell = ({ field, row }: CellProps): ReactNode => {
  const styles = useStyles();
  const shown = fieldText(field, row);
  if (field.key === 'fullName')
    return (
      <TableCell>
        <Person name={shown} picture={row.avatar} />
      </TableCell>
    );
  if (field.kind === 'status')
    return (
      <TableCell>
        <StatusBadge field={field} values={row} />
      </TableCell>
    );
  return (
    <TableCell {...(field.kind === 'money' ? { className: styles.end } : {})}>
      <span className={styles.text} title={shown} dir="auto">
        {shown}
      </span>
    </TableCell>
  );
};
