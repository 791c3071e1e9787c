/** The parts of rows that React draws: pictures and notes, which load and change on their own. */
import { makeResetStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { LazyPicture } from '../../media/lazy-picture';
import { NoteMark } from '../../notes/note-mark';
import type { RowMedia } from './row-elements';
import type { RowPool } from './row-pool';

/** Star, color and note of a record, before its first value. */
const useNoteMarkClass = makeResetStyles({
  display: 'inline-flex',
  gap: '2px',
  flexShrink: 0,
  marginInlineEnd: '6px',
  fontSize: '14px',
  verticalAlign: 'middle',
  color: tokens.colorNeutralForeground2,
});

const draw = (media: RowMedia, noteMarkClass: string): ReactNode => {
  if ('note' in media) return <NoteMark note={media.note} className={noteMarkClass} />;
  const { url, isBesideText } = media;
  // Initials are behind the picture next to a text.
  return <LazyPicture key={url} url={url} alt="" {...(isBesideText ? { fallback: null } : {})} />;
};

export const RowMediaLayer = ({ pool }: { readonly pool: RowPool }): ReactNode => {
  const noteMarkClass = useNoteMarkClass();
  const all = useSyncExternalStore(pool.subscribe, pool.media);
  return all.map((media) => createPortal(draw(media, noteMarkClass), media.target, media.key));
};
