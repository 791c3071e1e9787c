import { Button, Caption1, makeStyles, TableCell, TableRow, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { dismiss, notify } from '../../../kit/feedback/notify';
import { enumText } from '../../../kit/format/field';
import { useText } from '../../../kit/format/text';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { Cell } from '../cell';
import { columns } from '../columns';
import { EditRow } from '../edit-row';
import { applyEdit, applyEdits, type Editable } from '../editable';
import { PeopleTable, usePeople } from '../people-table';

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', gap: '12px', minBlockSize: '32px', marginBlockEnd: '8px' },
  count: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
});

const names = ['fullName', 'post', 'email', 'salary', 'status'] as const;
/** Narrower than elsewhere, so that the row's buttons stay visible. */
const widths: Readonly<Record<string, number>> = { fullName: 165, post: 132, email: 190, salary: 84, status: 104 };
const shownColumns = columns.flatMap((field) => {
  const width = widths[field.key];
  return width === undefined ? [] : [{ ...field, width }];
});

const statusField = columns.find(({ key }) => key === 'status') ?? { key: 'status' };

const toast = 'datatables-edit';

type Edits = ReadonlyMap<number, Person>;

const People = ({ rows }: { readonly rows: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('datatables');
  const [edits, setEdits] = useState<Edits>(new Map());
  const [editedId, setEditedId] = useState<number>();
  const [lastEdited, setLastEdited] = useState<number>();
  const current = useMemo(() => applyEdits(rows, edits), [rows, edits]);
  const { stateful, table } = usePeople(current, shownColumns);
  const posts = useMemo(() => [...new Set(rows.map(({ post }) => post))].sort(), [rows]);
  const optionsOf = (name: string) => {
    if (name === 'post') return posts.map((post) => [post, post] as const);
    if (name !== 'status') return undefined;
    return Object.keys(statusField.tones ?? {}).map((value) => [value, enumText(statusField, value)] as const);
  };
  // The undo action is void once the page is left.
  useEffect(() => () => dismiss(toast), []);
  const editing = useRef<{ readonly leave: () => Promise<boolean> }>(null);
  const edit = async (id: number) => {
    if ((await editing.current?.leave()) === false) return;
    setEditedId(id);
    setLastEdited(undefined);
  };
  const close = (id: number) => {
    setEditedId(undefined);
    setLastEdited(id);
  };
  /** Applies the edits and offers to undo them. */
  const change = (next: Edits, title: string) => {
    setEdits(next);
    notify({
      id: toast,
      intent: 'success',
      title: title,
      actions: [{ label: text('row-edit.undo'), run: () => setEdits(edits) }],
    });
  };
  const save = (row: Person, values: Editable) => {
    const changed = applyEdit(row, values);
    change(new Map(edits).set(row.id, changed), text('row-edit.saved', { name: changed.fullName }));
    close(row.id);
  };
  return (
    <>
      <div className={styles.tools}>
        <Caption1 className={styles.count} role="status">
          {text('row-edit.changed', { count: edits.size })}
        </Caption1>
        {edits.size > 0 ? (
          <Button
            size="small"
            icon={<ArrowUndoRegular />}
            onClick={() => change(new Map(), text('row-edit.discarded', { count: edits.size }))}
          >
            {text('row-edit.discard')}
          </Button>
        ) : undefined}
      </div>
      <PeopleTable fields={shownColumns} stateful={stateful} table={table} actions={text('row-edit.actions')}>
        {table.shown.map((row) =>
          row.id === editedId ? (
            <EditRow
              key={row.id}
              ref={editing}
              row={row}
              columns={names}
              optionsOf={optionsOf}
              onSave={(values) => save(row, values)}
              onCancel={() => close(row.id)}
            />
          ) : (
            <TableRow key={row.id}>
              {shownColumns.map((field) => (
                <Cell key={field.key} field={field} row={row} />
              ))}
              <TableCell>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<EditRegular />}
                  aria-label={text('row-edit.edit', { name: row.fullName })}
                  autoFocus={row.id === lastEdited}
                  onClick={() => void edit(row.id)}
                />
              </TableCell>
            </TableRow>
          ),
        )}
      </PeopleTable>
    </>
  );
};

/** Changes are kept only on this page. */
export const examples: Examples = {
  table: {
    code: `const form = useForm<Editable>({ defaultValues: toEditable(row), mode: 'onTouched' });
const line = useTextField<Editable>('email', rulesOf({ label, required: true, email: true }));`,
    Preview: () => <WithPeople>{(people) => <People rows={people} />}</WithPeople>,
  },
};
