import { Button, type ButtonProps, MenuItem } from '@fluentui/react-components';
import { ArrowDownloadRegular, ChevronDownRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import { ButtonMenu } from '../popover/button-menu';

interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'appearance' | 'aria-label'> {
  readonly isDisabled?: boolean;
  readonly onExport: (isExcel: boolean) => void;
  readonly children: string;
}

/** Exports a computed table as CSV at once, or as an Excel file from the menu beside it. */
export const ExportButton = ({ isDisabled = false, onExport, children, ...button }: ExportButtonProps): ReactNode => {
  const text = useText('kit');
  const exports = useText('exports');
  const { size, appearance } = button;
  const look = { ...(size ? { size } : {}), ...(appearance ? { appearance } : {}) };
  return (
    <span>
      <Button
        {...button}
        icon={<ArrowDownloadRegular />}
        disabledFocusable={isDisabled}
        onClick={() => (isDisabled ? undefined : onExport(false))}
      >
        {children}
      </Button>
      <ButtonMenu
        tooltip={text('export.more')}
        button={<Button {...look} icon={<ChevronDownRegular />} disabledFocusable={isDisabled} />}
      >
        <MenuItem onClick={() => onExport(true)}>{exports('kind.excel')}</MenuItem>
      </ButtonMenu>
    </span>
  );
};
