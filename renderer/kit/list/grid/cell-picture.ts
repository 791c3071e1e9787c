/** The picture next to a cell's text. Initials are behind it, so that the layout does not shift when it loads. */
import { makeResetStyles, tokens } from '@fluentui/react-components';
import type { FieldPicture, Values } from '../../area/field';
import { nameOf } from '../../format/naming';
import { isToggleOn } from '../../stores/settings';
import { initialsOf } from '../../ui/initials';

export const usePictureClass = makeResetStyles({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  boxSizing: 'border-box',
  blockSize: 'calc(var(--row) - 12px)',
  maxBlockSize: '32px',
  aspectRatio: '1',
  marginInlineEnd: '8px',
  verticalAlign: 'middle',
  lineHeight: 1,
  fontSize: '11px',
  fontWeight: tokens.fontWeightSemibold,
  borderRadius: tokens.borderRadiusSmall,
  overflow: 'hidden',
  color: tokens.colorNeutralForeground2,
  backgroundColor: tokens.colorNeutralBackground4,
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  // A pseudo-element, which is not exposed as text, because the cell's text already has the name.
  '&::before': { content: 'attr(data-initials)' },
  '&[data-shape="person"]': { borderRadius: tokens.borderRadiusCircular },
  '&[data-shape="wide"]': { aspectRatio: '16 / 9' },
  '& > img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '&[data-shape="badge"] > img': { objectFit: 'contain', backgroundColor: tokens.colorNeutralBackground1 },
  '& > [data-media]': { display: 'none' },
});

/** On a metered connection a list loads no pictures; one inside the answer costs nothing more. */
export const mayLoadInList = (url: string): boolean => url.startsWith('data:') || !isToggleOn('metered');

/** What the picture next to a cell's text shows; without an address, only the initials. */
export const pictureOf = ({ key, shape, initialsFrom }: FieldPicture, row: Values) => {
  const url = row[key];
  return {
    shape,
    initials: shape === 'wide' ? '' : initialsOf(nameOf(initialsFrom, row)),
    url: typeof url === 'string' && url !== '' && mayLoadInList(url) ? url : undefined,
  };
};
