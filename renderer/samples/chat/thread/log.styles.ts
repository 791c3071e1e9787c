import { makeStyles, tokens } from '@fluentui/react-components';
import { insetBorder } from '../../../kit/ui/styles';
import { textSize } from '../../kit/styles';

export const useLogStyles = makeStyles({
  day: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    marginBlock: tokens.spacingVerticalM,
    ...textSize[200],
    fontWeight: 'normal',
    color: tokens.colorNeutralForeground3,
    '::before': { content: '""', flexGrow: 1, blockSize: '1px', backgroundColor: tokens.colorNeutralStroke2 },
    '::after': { content: '""', flexGrow: 1, blockSize: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  },
  fresh: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': { backgroundColor: tokens.colorBrandStroke1 },
    '::after': { backgroundColor: tokens.colorBrandStroke1 },
  },
  group: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalM,
    paddingInlineEnd: '12%',
  },
  mine: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: '20%', paddingInlineEnd: 0 },
  words: { display: 'grid', justifyItems: 'start', rowGap: '2px', minInlineSize: 0 },
  ends: { justifyItems: 'end' },
  said: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    ...textSize[200],
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  mark: { display: 'inline-flex', fontSize: '16px' },
  seen: { color: tokens.colorBrandForeground1 },
  bubble: {
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    margin: 0,
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  ours: { backgroundColor: tokens.colorBrandBackground2, ...insetBorder(tokens.colorBrandStroke2) },
  found: { outline: `2px solid ${tokens.colorBrandStroke1}` },
});
