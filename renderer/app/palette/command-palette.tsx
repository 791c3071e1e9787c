/** The command palette: finds pages, records, settings and files by a part of their name, with the keyboard alone. */
import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { useToggle } from '../../kit/stores/settings';
import { loadSampleAreas } from '../areas/areas';
import { closeOverlay, useOverlay } from '../commands/overlay';
import { Palette } from './palette';
import { forgetTitles } from './rank-entries';
import { commandPrefix } from './use-palette-results';

const useStyles = makeStyles({
  surface: {
    padding: 0,
    width: '640px',
    maxWidth: 'calc(100vw - 32px)',
    marginBlockStart: 'min(10vh, 80px)',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
  },
});

export const CommandPalette = () => {
  const styles = useStyles();
  const text = useText('palette');
  const open = useOverlay((state) => state.open);
  const samples = useToggle('showSamples');
  useEffect(() => {
    if (samples) void loadSampleAreas();
  }, [samples]);
  useEffect(() => forgetTitles, []);
  return (
    <Dialog open={open === 'search' || open === 'commands'} onOpenChange={(_, data) => !data.open && closeOverlay()}>
      <DialogSurface className={styles.surface} aria-label={text('title')}>
        <RestoreFocus />
        <Palette start={open === 'commands' ? commandPrefix : ''} />
      </DialogSurface>
    </Dialog>
  );
};
