// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active row
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { isAtEnd } from '../data/columns';
import {
  useCheckboxClass,
  useHeaderCellClass,
  useHeaderClass,
  useResizerClass,
  useSortButtonClass,
} from './grid.styles';
import type { HeaderColumn } from './use-header-columns';

export interface GridHeaderProps {
  readonly headers: readonly HeaderColumn[];
  /** Undefined if rows cannot be selected. */
  readonly checkbox:
    | { readonly state: 'none' | 'some' | 'all'; readonly label: string; readonly toggle: () => void }
    | undefined;
  /** Called when Arrow Down moves the focus to the rows. */
  readonly onLeave: () => void;
  /** Makes a column wider (1) or narrower (-1) by a step. */
  readonly onResize: (column: string, steps: 1 | -1) => void;
  readonly onDrag: (column: string, event: PointerEvent<HTMLElement>) => void;
  readonly onResetWidth: (column: string) => void;
}

/**
 * Left and Right move the focus along the header, of which only one button is a tab stop. With Shift they resize the
 * focused column.
 */
const moveFocus = (event: KeyboardEvent<HTMLElement>, { headers, onLeave, onResize }: GridHeaderProps): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'ArrowDown') onLeave();
  else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const forward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction !== 'rtl');
    const step = forward ? 1 : -1;
    const column = headers[at]?.key;
    if (!event.shiftKey) buttons[at + step]?.focus();
    else if (column !== undefined) onResize(column, step);
  } else if (event.key === 'Home') buttons[0]?.focus();
  else if (event.key === 'End') buttons.at(-1)?.focus();
  else return;
  event.preventDefault();
};

export const GridHeader = (props: GridHeaderProps): ReactNode => {
  const { headers, checkbox } = props;
  const headerClass = useHeaderClass();
  const cell = useHeaderCellClass();
  const sortButton = useSortButtonClass();
  const resizer = useResizerClass();
  const checkboxClass = useCheckboxClass();
  return (
    <div role="rowgroup" style={{ display: 'contents' }}>
      <div role="row" aria-rowindex={1} className={headerClass} onKeyDown={(event) => moveFocus(event, props)}>
        {checkbox === undefined ? undefined : (
          <div role="columnheader" className={cell} aria-colindex={1} data-pinned="box">
            <input
              type="checkbox"
              className={checkboxClass}
              checked={checkbox.state === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = checkbox.state === 'some';
              }}
              onChange={checkbox.toggle}
              aria-label={checkbox.label}
            />
          </div>
        )}
        {headers.map(({ key, label, kind, sorted, toggleSort }, at) => {
          return (
            <div
              key={key}
              role="columnheader"
              className={cell}
              aria-colindex={at + (checkbox ? 2 : 1)}
              aria-sort={sorted ?? 'none'}
              data-pinned={at === 0 && checkbox ? 'name' : undefined}
            >
              <button
                type="button"
                className={sortButton}
                tabIndex={at === 0 ? 0 : -1}
                data-end={isAtEnd(kind) || undefined}
                title={label}
                aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
                onClick={toggleSort}
              >
                <span dir="auto">{label}</span>
                {sorted === 'ascending' ? (
                  <ArrowUpRegular />
                ) : sorted === 'descending' ? (
                  <ArrowDownRegular />
                ) : undefined}
              </button>
              <div
                className={resizer}
                onPointerDown={(event) => props.onDrag(key, event)}
                onDoubleClick={() => props.onResetWidth(key)}
                aria-hidden
              />
            </div>
          );
        })}
      </div>
    </div>
  );
};
