/** Connected lists: items can be reordered and moved between them, with the keys of `SortableList`. */
import { move } from '@dnd-kit/helpers';
import { type DragDropEventHandlers, useDroppable } from '@dnd-kit/react';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SortableFrame } from './sortable-frame';

/** The ids of the items, by list. */
export type Groups = Readonly<Record<string, readonly string[]>>;

interface SortableGroupsProps {
  readonly groups: Groups;
  /** Called while an item is dragged, and at the end. */
  readonly onChange: (groups: Groups) => void;
  /** Of an item or a list. */
  readonly nameOf: (id: string) => string;
  readonly children: ReactNode;
}

const copyOf = (groups: Groups): Record<string, string[]> =>
  Object.fromEntries(Object.entries(groups).map(([name, ids]) => [name, [...ids]]));

export const SortableGroups = ({ groups, onChange, nameOf, children }: SortableGroupsProps): ReactNode => {
  const text = useText('samples');
  const [announcement, announce] = useState('');
  const before = useRef(groups);
  const latest = useRef(groups);
  latest.current = groups;

  const positionOf = (id: string) => {
    const [list = '', ids = []] = Object.entries(latest.current).find(([, all]) => all.includes(id)) ?? [];
    return { name: nameOf(id), list: nameOf(list), place: ids.indexOf(id) + 1, total: ids.length };
  };
  const handlers: Partial<DragDropEventHandlers> = {
    onDragStart: ({ operation: { source } }) => {
      before.current = latest.current;
      announce(text('sortable.lifted', positionOf(String(source?.id))));
    },
    onDragOver: (event) => {
      const next = move(copyOf(latest.current), event);
      if (JSON.stringify(next) === JSON.stringify(latest.current)) return;
      latest.current = next;
      onChange(next);
      announce(text('sortable.overIn', positionOf(String(event.operation.source?.id))));
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (canceled) {
        latest.current = before.current;
        onChange(before.current);
      }
      announce(text(canceled ? 'sortable.back' : 'sortable.droppedIn', positionOf(String(source?.id))));
    },
  };
  return (
    <SortableFrame handlers={handlers} announcement={announcement}>
      {children}
    </SortableFrame>
  );
};

/** Makes a list a drop target, even an empty one: `ref` for its element; `over` while an item is above it. */
export const useSortableGroup = (id: string) => {
  // The items of the list take precedence over the list.
  const { ref, isDropTarget } = useDroppable({ id, type: 'group', accept: 'item', collisionPriority: -1 });
  return { ref, over: isDropTarget };
};
