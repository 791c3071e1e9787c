import { Button, MenuItem } from '@fluentui/react-components';
import { ArrowDownloadRegular, ChevronDownRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../commands/command';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { useText } from '../format/text';
import { ButtonMenu } from '../popover/button-menu';
import { useListExports } from '../stores/export-choices';
import type { ExportSource } from './export-choice';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog')).ExportDialog }));
const RecentExportsDialog = lazy(async () => ({
  default: (await import('./recent-exports-dialog')).RecentExportsDialog,
}));

interface ExportButtonsProps {
  readonly source: ExportSource;
  /** Whether there is something to export. */
  readonly canExport: boolean;
  /** The page's main list, which handles the menu commands. */
  readonly isMain: boolean;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Compares the list with a file. */
  readonly onCompare: () => void;
}

/** "Export CSV" of a list, and the menu beside it. */
export const ExportButtons = (props: ExportButtonsProps): ReactNode => {
  const { source, canExport, isMain, isOpen, onOpenChange, onCompare } = props;
  const text = useText('kit');
  const [showsRecent, setShowsRecent] = useState(false);
  const { last } = useListExports(source.list.name);
  useCommand('export', isMain && canExport ? () => onOpenChange(true) : undefined);
  const again = async () => {
    const { exportAgain } = await import('./export-again');
    if (!(await exportAgain(source))) onOpenChange(true);
  };
  useCommand('export-again', isMain && canExport ? () => void again() : undefined);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ArrowDownloadRegular />}
        disabledFocusable={!canExport}
        onClick={() => (canExport ? onOpenChange(true) : undefined)}
      >
        {text('list.export')}
      </Button>
      <ButtonMenu tooltip={text('export.more')} button={<Button appearance="subtle" icon={<ChevronDownRegular />} />}>
        <MenuItem disabled={last === undefined} onClick={() => void again()}>
          {text('export.again')}
        </MenuItem>
        <MenuItem onClick={() => setShowsRecent(true)}>{text('export.recent')}</MenuItem>
        <MenuItem disabled={!canExport} onClick={onCompare}>
          {text('export.compare')}
        </MenuItem>
      </ButtonMenu>
      {showsRecent ? (
        <Suspense fallback={pendingPlaceholder}>
          <RecentExportsDialog onClose={() => setShowsRecent(false)} />
        </Suspense>
      ) : undefined}
      {isOpen ? (
        <Suspense fallback={pendingPlaceholder}>
          <ExportDialog source={source} onClose={() => onOpenChange(false)} />
        </Suspense>
      ) : undefined}
    </>
  );
};
