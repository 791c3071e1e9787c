/** A button that opens a menu or a panel. The content is loaded on hover or focus, and no click before that is lost. */
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

type Opening = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
> &
  RefAttributes<HTMLButtonElement>;

/** What a menu or panel needs to know of its button. */
export interface PopoverControl {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface LazyPopoverProps {
  readonly opens: 'menu' | 'dialog';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Fetches what is opened. */
  readonly load: () => Promise<unknown>;
  /** The button's name, where it shows none. */
  readonly tooltip?: string;
  readonly button: ReactElement<Opening>;
  /** What is opened; drawn from the first opening on. */
  readonly children: (floating: PopoverControl) => ReactNode;
}

export const LazyPopover = ({
  opens,
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
  const fetchIt = () => void load();
  const trigger = cloneElement(button, {
    ref: setAnchor,
    'aria-haspopup': opens,
    'aria-expanded': open,
    onClick: () => onOpenChange(!open),
    onKeyDown: (event) => {
      const wanted = opens === 'menu' && event.key === 'ArrowDown' ? true : event.key === 'Escape' ? false : open;
      if (wanted === open) return;
      event.preventDefault();
      onOpenChange(wanted);
    },
    onPointerEnter: fetchIt,
    onFocus: fetchIt,
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
