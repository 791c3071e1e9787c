/**
 * A list that a person puts in order: by dragging, or with the keyboard (space picks up and puts down, arrows move,
 * Escape puts back). Every step is said to screen readers. The one who owns the list changes its order in `onMove`.
 */
import type { DragDropEventHandlers } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SortableFrame } from './sortable-frame';

interface SortableListProps {
  /** In their order. */
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** Both are places in `items`, counted from 0. */
  readonly onMove: (from: number, to: number) => void;
  /** Says something besides: that an item was moved by a menu. */
  readonly said?: string | undefined;
  readonly children: ReactNode;
}

export const SortableList = ({ items, onMove, said, children }: SortableListProps): ReactNode => {
  const text = useText('samples');
  const [words, say] = useState('');
  const [heard, hear] = useState(said);
  if (heard !== said) {
    hear(said);
    say(said ?? '');
  }
  const nameOf = (id: unknown): string => items.find((item) => item.id === id)?.name ?? '';
  const at = (index: number) => ({ place: index + 1, total: items.length });

  const handlers: Partial<DragDropEventHandlers> = {
    onDragStart: ({ operation: { source } }) => {
      if (isSortable(source)) say(text('sortable.lifted', { name: nameOf(source.id), ...at(source.index) }));
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (!isSortable(source) || !isSortable(target) || source.id === target.id) return;
      say(text('sortable.over', { name: nameOf(source.id), ...at(target.index) }));
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (!isSortable(source)) return;
      const { initialIndex, index } = source;
      const name = nameOf(source.id);
      if (canceled) return say(text('sortable.back', { name, ...at(initialIndex) }));
      say(text('sortable.dropped', { name, ...at(index) }));
      if (index !== initialIndex) onMove(initialIndex, index);
    },
  };
  return (
    <SortableFrame handlers={handlers} words={words}>
      {children}
    </SortableFrame>
  );
};
