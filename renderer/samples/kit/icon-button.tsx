import { Button, type ButtonProps, Tooltip } from '@fluentui/react-components';
import type { ReactNode } from 'react';

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children'> & {
  readonly label: string;
  /** The key that does the same, for the tooltip. */
  readonly shortcut?: string | undefined;
};

/** A button that shows only an icon; its name is its tooltip. */
export const IconButton = ({ label, shortcut, ...button }: IconButtonProps): ReactNode => (
  <Tooltip content={shortcut ? `${label} (${shortcut})` : label} relationship="label">
    <Button appearance="subtle" {...(button as ButtonProps)} aria-label={label} />
  </Tooltip>
);
