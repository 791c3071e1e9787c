/**
 * Lists that belong together: what stands in them is put in order and carried from one to another, by dragging or by
 * keyboard (space picks up and puts down, arrows move, Escape puts back). Every step is said to screen readers.
 */
import { move } from '@dnd-kit/helpers';
import { type DragDropEventHandlers, useDroppable } from '@dnd-kit/react';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SortableFrame } from './sortable-frame';

/** List by list, the ids of what stands in it. */
export type Groups = Readonly<Record<string, readonly string[]>>;

interface SortableGroupsProps {
  readonly groups: Groups;
  /** While something is carried over them, and at last: where everything stands. */
  readonly onChange: (groups: Groups) => void;
  /** The name of an item or of a list. */
  readonly nameOf: (id: string) => string;
  readonly children: ReactNode;
}

const copyOf = (groups: Groups): Record<string, string[]> =>
  Object.fromEntries(Object.entries(groups).map(([name, ids]) => [name, [...ids]]));

export const SortableGroups = ({ groups, onChange, nameOf, children }: SortableGroupsProps): ReactNode => {
  const text = useText('samples');
  const [words, say] = useState('');
  const before = useRef(groups);
  const now = useRef(groups);
  now.current = groups;

  const placeOf = (id: string) => {
    const [list = '', ids = []] = Object.entries(now.current).find(([, all]) => all.includes(id)) ?? [];
    return { name: nameOf(id), list: nameOf(list), place: ids.indexOf(id) + 1, total: ids.length };
  };
  const handlers: Partial<DragDropEventHandlers> = {
    onDragStart: ({ operation: { source } }) => {
      before.current = now.current;
      say(text('sortable.lifted', placeOf(String(source?.id))));
    },
    onDragOver: (event) => {
      const next = move(copyOf(now.current), event);
      if (JSON.stringify(next) === JSON.stringify(now.current)) return;
      now.current = next;
      onChange(next);
      say(text('sortable.overIn', placeOf(String(event.operation.source?.id))));
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (canceled) {
        now.current = before.current;
        onChange(before.current);
      }
      say(text(canceled ? 'sortable.back' : 'sortable.droppedIn', placeOf(String(source?.id))));
    },
  };
  return (
    <SortableFrame handlers={handlers} words={words}>
      {children}
    </SortableFrame>
  );
};

/** Lets a list take items although none is in it: `ref` for its element; `over` while something is carried over it. */
export const useSortableGroup = (id: string) => {
  // What stands in the list comes first; the list itself is for the room that is left.
  const { ref, isDropTarget } = useDroppable({ id, type: 'group', accept: 'item', collisionPriority: -1 });
  return { ref, over: isDropTarget };
};
