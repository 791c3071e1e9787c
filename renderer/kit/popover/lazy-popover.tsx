/**
 * A button that opens a menu or a panel. The content is loaded on hover or focus; earlier clicks open it once it is
 * loaded.
 */
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useState,
} from 'react';
import { LazyTooltip } from './lazy-tooltip';

type TriggerButton = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
> &
  RefAttributes<HTMLButtonElement>;

/** Connects a menu or panel with its button. */
export interface PopoverControl {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface LazyPopoverProps {
  readonly popup: 'menu' | 'dialog';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Preloads the content. */
  readonly load: () => Promise<unknown>;
  /** The button's accessible name, if it has only an icon. */
  readonly tooltip?: string;
  readonly button: ReactElement<TriggerButton>;
  /** The content; rendered after it was first opened. */
  readonly children: (popover: PopoverControl) => ReactNode;
}

export const LazyPopover = ({
  popup,
  open,
  onOpenChange,
  load,
  tooltip,
  button,
  children,
}: LazyPopoverProps): ReactNode => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const preload = () => void load();
  const trigger = cloneElement(button, {
    ref: setAnchor,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onClick: () => onOpenChange(!open),
    onKeyDown: (event) => {
      const isWanted = popup === 'menu' && event.key === 'ArrowDown' ? true : event.key === 'Escape' ? false : open;
      if (isWanted === open) return;
      event.preventDefault();
      onOpenChange(isWanted);
    },
    onPointerEnter: preload,
    onFocus: preload,
  });
  return (
    <>
      {tooltip === undefined ? (
        trigger
      ) : (
        <LazyTooltip content={tooltip} relationship="label">
          {trigger}
        </LazyTooltip>
      )}
      {opened && anchor ? <Suspense>{children({ anchor, open, onOpenChange })}</Suspense> : undefined}
    </>
  );
};
