/** Chooses and orders columns: in the list's column settings and in the export dialog. */
import {
  Button,
  Checkbox,
  FieldContextProvider,
  makeStyles,
  mergeClasses,
  tokens,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useText } from '../../format/text';
import { backgrounds } from '../../skins/theme';

export interface Pickable {
  readonly key: string;
  readonly label: string;
  readonly shown: boolean;
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowY: 'auto', minBlockSize: 0 },
  item: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    borderBlockStartWidth: '2px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'transparent',
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  target: { borderBlockStartColor: tokens.colorBrandStroke1 },
  box: { flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
});

interface PickerProps<P extends Pickable> {
  readonly label: string;
  readonly columns: readonly P[];
  readonly onChange: (columns: readonly P[]) => void;
}

const moved = <P extends Pickable>(columns: readonly P[], from: number, to: number): readonly P[] => {
  const column = columns[from];
  if (!column || to < 0 || to >= columns.length) return columns;
  const rest = columns.filter((_, index) => index !== from);
  return [...rest.slice(0, to), column, ...rest.slice(to)];
};

export const ColumnPicker = <P extends Pickable>({ label, columns, onChange }: PickerProps<P>): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  // One tab stop instead of three per column, so that the next control is close.
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true });
  const [dragged, setDragged] = useState<number>();
  const [dropIndex, setDropIndex] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setDropIndex(undefined);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== undefined) onChange(moved(columns, dragged, to));
    end();
  };
  return (
    <ul className={styles.list} aria-label={label} {...arrows}>
      {columns.map((column, index) => (
        <li
          key={column.key}
          className={mergeClasses(styles.item, dropIndex === index && dragged !== undefined && styles.target)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(index);
          }}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setDropIndex(index);
          }}
          onDragEnd={end}
          onDrop={(event) => drop(event, index)}
        >
          <span className={styles.box}>
            {/* A `Field` around the picker must not label every checkbox in it. */}
            <FieldContextProvider value={undefined}>
              <Checkbox
                label={column.label}
                checked={column.shown}
                onChange={(_, { checked }) =>
                  onChange(columns.map((one) => (one === column ? { ...one, shown: checked === true } : one)))
                }
              />
            </FieldContextProvider>
          </span>
          <Button
            appearance="subtle"
            size="small"
            icon={<ChevronUpRegular />}
            aria-label={text('list.moveUp', { column: column.label })}
            disabledFocusable={index === 0}
            onClick={() => onChange(moved(columns, index, index - 1))}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<ChevronDownRegular />}
            aria-label={text('list.moveDown', { column: column.label })}
            disabledFocusable={index === columns.length - 1}
            onClick={() => onChange(moved(columns, index, index + 1))}
          />
        </li>
      ))}
    </ul>
  );
};
