import { useSortable } from '@dnd-kit/react/sortable';
import { use, useCallback, useEffect, useRef } from 'react';
import { useText } from '../../../kit/format/text';
import { prefersReducedMotion } from './manager';
import { MoveInstructions } from './sortable-frame';

interface Item {
  readonly id: string;
  readonly name: string;
  /** In the list, from 0. */
  readonly index: number;
  readonly disabled?: boolean;
}

/** Makes an element a sortable item: `ref` for the element, `handle` for the button that moves it. */
export const useSortableItem = ({ id, name, index, disabled = false }: Item) => {
  const text = useText('samples');
  const { ref, handleRef, isDragging, isDropping } = useSortable({
    id,
    index,
    disabled,
    transition: prefersReducedMotion() ? null : { duration: 200 },
  });
  const lifted = isDragging || isDropping;
  const button = useRef<HTMLElement>(null);
  const handle = useCallback(
    (element: HTMLElement | null) => {
      button.current = element;
      handleRef(element);
    },
    [handleRef],
  );
  // Moving an element in the document blurs it: focus the handle again after a move by keyboard.
  const byKeyboard = useRef(false);
  useEffect(() => {
    if (lifted) {
      byKeyboard.current = document.activeElement === button.current;
      return;
    }
    if (byKeyboard.current && (document.activeElement ?? document.body) === document.body) button.current?.focus();
    byKeyboard.current = false;
  }, [lifted]);
  return {
    ref,
    lifted,
    handle: {
      ref: handle,
      'aria-label': text('sortable.handle', { name }),
      'aria-describedby': use(MoveInstructions),
    },
  };
};
