import { makeStyles, tokens } from '@fluentui/react-components';
import { backgrounds } from '../../../kit/skins/theme';

/** Dense tables of names and counts. */
export const useTableStyles = makeStyles({
  table: { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    paddingBlock: '6px',
    paddingInline: '8px',
  },
  row: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  pressable: { cursor: 'pointer', ':hover': { backgroundColor: backgrounds.hovered } },
  chosen: { backgroundColor: backgrounds.selected },
  cell: { paddingBlock: '4px', paddingInline: '8px', fontSize: tokens.fontSizeBase200, verticalAlign: 'middle' },
  end: { textAlign: 'end' },
  middle: { textAlign: 'center' },
  quiet: { color: tokens.colorNeutralForeground3 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  wrap: { overflowWrap: 'anywhere' },
});
