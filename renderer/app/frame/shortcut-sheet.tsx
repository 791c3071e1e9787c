import type { CommandId } from '@contract/commands/table';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { runCommand } from '../../kit/commands/command';
import { ShortcutList } from '../../kit/commands/shortcut-list';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { titleOf } from '../areas/site-map';
import { useMenuAreas } from '../commands/menu-areas';
import { closeOverlay, useOverlay } from '../commands/overlay';

export const ShortcutSheet = () => {
  const text = useText('shortcuts');
  const open = useOverlay((state) => state.open === 'shortcuts');
  const areas = useMenuAreas((state) => state.areas);
  const areaName = (id: CommandId): string | undefined => {
    const shown = id.startsWith('area-') ? areas[Number(id.slice('area-'.length)) - 1] : undefined;
    return shown && text(titleOf(shown));
  };
  return (
    <Dialog open={open} onOpenChange={(_, data) => !data.open && closeOverlay()}>
      <DialogSurface style={{ maxInlineSize: 840 }}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('app:shortcuts.title')}</DialogTitle>
          <DialogContent
            role="region"
            tabIndex={0}
            aria-label={text('app:shortcuts.title')}
            // Keeps the focus ring off the text.
            style={{ paddingInline: 8, marginInline: -8 }}
          >
            <ShortcutList nameOf={areaName} />
          </DialogContent>
          <DialogActions>
            <Button
              onClick={() => {
                closeOverlay();
                runCommand('settings');
              }}
            >
              {text('change')}
            </Button>
            <Button appearance="primary" onClick={closeOverlay}>
              {text('app:page.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
