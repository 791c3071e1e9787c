import { useSortable } from '@dnd-kit/react/sortable';
import { use, useCallback, useEffect, useRef } from 'react';
import { useText } from '../../../kit/format/text';
import { prefersReducedMotion } from './prefers-reduced-motion';
import { HowToMove } from './sortable-frame';

interface Item {
  readonly id: string;
  readonly name: string;
  /** Its place in the list, counted from 0. */
  readonly index: number;
  readonly disabled?: boolean;
  /** The list it stands in, where there are several (`SortableGroups`). */
  readonly group?: string;
}

/** Makes an element of a `SortableList` one of its items: `ref` for the element, `handle` for the button that moves it. */
export const useSortableItem = ({ id, name, index, group, disabled = false }: Item) => {
  const text = useText('samples');
  const { ref, handleRef, isDragging, isDropping } = useSortable({
    id,
    index,
    disabled,
    ...(group === undefined ? {} : { group, type: 'item', accept: 'item' }),
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
  // An element that is put elsewhere in the page loses the focus: whoever moved it by keyboard goes on from it.
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
      'aria-describedby': use(HowToMove),
    },
  };
};
