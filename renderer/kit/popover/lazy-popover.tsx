/**
 * A button that opens a menu or a panel. The button is there from the start; what it opens is loaded when a pointer or
 * the keyboard comes near it, and shown as soon as it is there: no click is lost.
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

type Opening = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
> &
  RefAttributes<HTMLButtonElement>;

/** What floats beside a button, as long as somebody looks at it. */
export interface PopoverControl {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface OpenerProps {
  readonly opens: 'menu' | 'dialog';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Fetches what is opened. */
  readonly load: () => Promise<unknown>;
  /** The button's name, where it shows none. */
  readonly hint?: string;
  readonly button: ReactElement<Opening>;
  /** What is opened; drawn from the first opening on. */
  readonly children: (floating: PopoverControl) => ReactNode;
}

export const LazyPopover = ({ opens, open, onOpenChange, load, hint, button, children }: OpenerProps): ReactNode => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const fetchIt = () => void load();
  const opener = cloneElement(button, {
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
      {hint === undefined ? (
        opener
      ) : (
        <LazyTooltip content={hint} relationship="label">
          {opener}
        </LazyTooltip>
      )}
      {opened && anchor ? <Suspense>{children({ anchor, open, onOpenChange })}</Suspense> : undefined}
    </>
  );
};
