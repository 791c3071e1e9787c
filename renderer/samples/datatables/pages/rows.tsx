import { idIn } from '@contract/list/all-pages';
import {
  Button,
  Checkbox,
  makeStyles,
  mergeClasses,
  TableCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular, CopyRegular, DismissRegular } from '@fluentui/react-icons';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { FieldList } from '../../../kit/detail/field-list';
import { copyText } from '../../../kit/feedback/copy-text';
import { useText } from '../../../kit/format/text';
import { useSelection } from '../../../kit/list/data/use-selection';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { Cell } from '../cell';
import { allColumns } from '../columns';
import { PeopleTable, usePeople } from '../people-table';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '40px',
    marginBlockEnd: '8px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  chosen: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  words: { flexGrow: 1 },
  tools: { inlineSize: '72px' },
  pair: { display: 'flex', alignItems: 'center' },
  arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  more: { padding: '16px', paddingInlineStart: '88px', backgroundColor: tokens.colorNeutralBackground2 },
});

const inRow = ['fullName', 'post', 'city', 'startDate', 'status'];
const shownColumns = allColumns.filter(({ key }) => inRow.includes(key));
const moreColumns = allColumns.filter(({ key }) => !inRow.includes(key));
const idOf = idIn('id');

const People = ({ rows }: { readonly rows: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('datatables');
  const { stateful, table } = usePeople(rows, shownColumns);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const { shown } = table;
  const selection = useSelection({ at: useCallback((index: number) => shown[index], [shown]), idOf, sample: shown });
  const count = selection.rows.size;
  const here = shown.filter((row) => selection.has(idOf(row))).length;
  const toggle = (id: number) =>
    setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const copy = () => {
    const addresses = [...selection.rows.values()].map(({ email }) => String(email));
    copyText(addresses.join('; '), text('rows.copied', { count }));
  };
  return (
    <>
      <div className={mergeClasses(styles.bar, count > 0 && styles.chosen)}>
        <Text className={styles.words} role="status">
          {count === 0 ? text('rows.hint') : text('rows.selected', { count })}
        </Text>
        {count > 0 ? (
          <>
            <Button size="small" icon={<CopyRegular />} onClick={copy}>
              {text('rows.copy')}
            </Button>
            <Button size="small" appearance="transparent" icon={<DismissRegular />} onClick={selection.clear}>
              {text('rows.clear')}
            </Button>
          </>
        ) : undefined}
      </div>
      <PeopleTable
        fields={shownColumns}
        stateful={stateful}
        table={table}
        before={
          <TableCell className={styles.tools}>
            <Checkbox
              aria-label={text('rows.selectPage')}
              checked={here === 0 ? false : here === shown.length ? true : 'mixed'}
              onChange={() => selection.set(shown, here === shown.length)}
            />
          </TableCell>
        }
      >
        {shown.map((row, index) => {
          const isOpen = open.has(row.id);
          const Arrow = isOpen ? ChevronDownRegular : ChevronRightRegular;
          const selected = selection.has(idOf(row));
          return (
            <Fragment key={row.id}>
              <TableRow appearance={selected ? 'brand' : 'none'} aria-selected={selected}>
                <TableCell>
                  <div className={styles.pair}>
                    <Checkbox
                      aria-label={text('rows.select', { name: row.fullName })}
                      checked={selected}
                      onChange={() => selection.toggle(index, false)}
                    />
                    <Button
                      size="small"
                      appearance="transparent"
                      icon={<Arrow className={styles.arrow} />}
                      aria-expanded={isOpen}
                      aria-label={text('rows.more', { name: row.fullName })}
                      onClick={() => toggle(row.id)}
                    />
                  </div>
                </TableCell>
                {shownColumns.map((field) => (
                  <Cell key={field.key} field={field} row={row} />
                ))}
              </TableRow>
              {isOpen ? (
                <TableRow>
                  <TableCell colSpan={shownColumns.length + 1} className={styles.more}>
                    <FieldList area="datatables" fields={moreColumns} values={row} />
                  </TableCell>
                </TableRow>
              ) : undefined}
            </Fragment>
          );
        })}
      </PeopleTable>
    </>
  );
};

/** Expandable rows and bulk actions. */
export const examples: Examples = {
  table: {
    code: `const selection = useSelection({ at, idOf, sample });

<FieldList area="people" fields={moreColumns} values={row} />`,
    Preview: () => <WithPeople>{(people) => <People rows={people} />}</WithPeople>,
  },
};
