/** The context menu of a row. If several rows are selected and this is one of them, it is for all of them. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { DeleteProps, ResourceArea } from '../../area/area';
import type { Values } from '../../area/field';
import { deletionOf, editAddress, editingOf } from '../../area/record-changes';
import {
  type ContextHandler,
  type ContextTarget,
  closeContextDialog,
  openContextDialog,
  openContextMenu,
} from '../../commands/context-menu';
import { permitted } from '../../commands/permitted';
import { copyText } from '../../feedback/copy-text';
import { nameOf } from '../../format/naming';
import { formatNumber } from '../../format/number';
import { kitText } from '../../format/text';
import type { TextInList } from '../../format/text-in-list';
import { copyLink } from '../../links/copy-link';
import { openInNewWindow } from '../../links/open-window';
import { shownText } from './cell';
import type { GridProps } from './grid-props';

export interface RowTarget {
  readonly index: number;
  /** The column that was pointed to; undefined for the keyboard. */
  readonly column: string | undefined;
  readonly target: ContextTarget;
}

type RowMenuProps = Pick<GridProps, 'rows' | 'columns' | 'naming' | 'idOf' | 'hrefOf' | 'selection'> &
  Pick<GridProps, 'area' | 'onExport' | 'onFollowLink'> & {
    readonly openRow: (index: number) => void;
    readonly textInList: TextInList;
  };

const askToDelete = ({ deletion }: ResourceArea, records: readonly Values[], selection: GridProps['selection']) => {
  if (!deletion) return;
  const Delete: ComponentType<DeleteProps> = lazy(async () => ({ default: (await deletion.dialog()).Delete }));
  const onClose = (deleted: readonly Values[]): void => {
    selection?.set(deleted, true);
    closeContextDialog();
  };
  openContextDialog(
    <Suspense>
      <Delete records={records} onClose={onClose} />
    </Suspense>,
  );
};

/** The value that was pointed to. By keyboard no cell is active, so the menu offers the row's values by column. */
const copyValue = (
  columns: RowMenuProps['columns'],
  row: Values,
  key: string | undefined,
  textInList: TextInList,
): ContextHandler | undefined => {
  const choices = columns
    .filter((column) => key === undefined || column.key === key)
    .map((column) => ({ key: column.key, label: column.label, detail: shownText(column.field, row, textInList) }))
    .filter(({ detail }) => detail !== '')
    .map((choice) => ({ ...choice, run: () => void copyText(choice.detail) }));
  const [first] = choices;
  if (!first) return undefined;
  return key === undefined ? { run: first.run, choices } : { run: first.run, detail: first.detail };
};

export const openRowMenu = (props: RowMenuProps, { index, column, target }: RowTarget): void => {
  const { rows, columns, naming, idOf, hrefOf, selection, area, onExport, openRow, textInList } = props;
  const row = rows.at(index);
  if (!row) return;
  const selected = selection?.has(idOf(row)) ? [...selection.rows.values()] : [];
  const isMany = selected.length > 1;
  const records = isMany ? selected : [row];
  const name = nameOf(naming, row) || idOf(row);
  const href = hrefOf?.(row);
  const edited = area && editAddress(area, row);
  const deletion = area && deletionOf(area);
  const isDeletable = deletion && (!isMany || area.deletion?.takesMany);
  openContextMenu('row', {
    label: isMany ? kitText('list.selected', { count: records.length, rows: formatNumber(records.length) }) : name,
    target,
    handlers: {
      open: isMany ? undefined : { run: () => openRow(index) },
      'copy-value': isMany ? undefined : copyValue(columns, row, column, textInList),
      select: selection && {
        run: () => selection.set(records, selection.has(idOf(row))),
        isChecked: selection.has(idOf(row)),
      },
      edit:
        area && edited !== undefined && !isMany
          ? permitted(editingOf(area), () => props.onFollowLink(edited))
          : undefined,
      delete: isDeletable ? permitted(deletion, () => askToDelete(area, records, selection)) : undefined,
      export: onExport && { run: onExport },
      'copy-link': isMany || href === undefined ? undefined : { run: () => void copyLink(href) },
      'open-window': isMany || href === undefined ? undefined : { run: () => void openInNewWindow(href) },
    },
  });
};
