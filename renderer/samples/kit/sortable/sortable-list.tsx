/**
 * A list whose items can be reordered by dragging or by keyboard: Space picks up and drops, arrows move, Escape cancels.
 * Every step is announced. The caller changes the order in `onMove`.
 */
import type { DragDropEventHandlers } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SortableFrame } from './sortable-frame';

interface SortableListProps {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** Indexes in `items`. */
  readonly onMove: (from: number, to: number) => void;
  /** Another announcement, such as of a move by menu. */
  readonly announcement?: string | undefined;
  readonly children: ReactNode;
}

export const SortableList = ({ items, onMove, announcement, children }: SortableListProps): ReactNode => {
  const text = useText('samples');
  const [step, setStep] = useState('');
  const [announced, setAnnounced] = useState(announcement);
  if (announced !== announcement) {
    setAnnounced(announcement);
    setStep(announcement ?? '');
  }
  const nameOf = (id: unknown): string => items.find((item) => item.id === id)?.name ?? '';
  const at = (index: number) => ({ place: index + 1, total: items.length });

  const handlers: Partial<DragDropEventHandlers> = {
    onDragStart: ({ operation: { source } }) => {
      if (isSortable(source)) setStep(text('sortable.lifted', { name: nameOf(source.id), ...at(source.index) }));
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (!isSortable(source) || !isSortable(target) || source.id === target.id) return;
      setStep(text('sortable.over', { name: nameOf(source.id), ...at(target.index) }));
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (!isSortable(source)) return;
      const { initialIndex, index } = source;
      const name = nameOf(source.id);
      if (canceled) return setStep(text('sortable.back', { name, ...at(initialIndex) }));
      setStep(text('sortable.dropped', { name, ...at(index) }));
      if (index !== initialIndex) onMove(initialIndex, index);
    },
  };
  return (
    <SortableFrame handlers={handlers} announcement={step}>
      {children}
    </SortableFrame>
  );
};
