/** Folders, list and mail side by side; in narrow windows folders move to a menu, then one pane shows at a time. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { lineAfter, lineBelow, textSize } from '../kit/styles';

const noFolders = '@container mailbox (max-width: 999px)';
export const onePane = '@container mailbox (max-width: 699px)';

export const useLayoutStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: '240px',
    minInlineSize: 0,
    containerType: 'inline-size',
    containerName: 'mailbox',
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: '12px',
    paddingBlock: '10px',
    paddingInline: '16px',
    ...lineBelow,
  },
  title: {
    margin: 0,
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '8px',
    minInlineSize: '176px',
    ...textSize[500],
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    [noFolders]: { minInlineSize: 0 },
  },
  folderMenu: { display: 'none', [noFolders]: { display: 'inline-flex' } },
  search: { flexGrow: 1, minInlineSize: 0, maxInlineSize: '440px' },
  room: { flexGrow: 1, [onePane]: { display: 'none' } },
  write: { flexShrink: 0, [onePane]: { minWidth: '40px', paddingInline: '8px' } },
  writeWords: { [onePane]: { display: 'none' } },
  panes: { display: 'flex', flexGrow: 1, minBlockSize: 0, minInlineSize: 0 },
  folders: {
    flexShrink: 0,
    boxSizing: 'border-box',
    inlineSize: '192px',
    overflowY: 'auto',
    paddingBlock: '8px',
    paddingInline: '8px',
    ...lineAfter,
    [noFolders]: { display: 'none' },
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    inlineSize: 'clamp(300px, 33cqi, 420px)',
    minBlockSize: 0,
    ...lineAfter,
    [onePane]: { inlineSize: '100%', borderInlineEndWidth: 0 },
  },
  listBehind: { [onePane]: { display: 'none' } },
  mail: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  nothingOpen: { [onePane]: { display: 'none' } },
  onlyOnePane: { display: 'none', [onePane]: { display: 'inline-flex' } },
});
