/**
 * A field for text with structure: bold, lists, quotes, links. Its value is HTML, and an empty text where nothing is
 * written. The editor is loaded when the first such field is drawn; until then its place is kept.
 *
 *     <RichText label={text('body')} value={html} onChange={setHtml} maxLength={2_000} />
 *     <RichText label={text('body')} {...useTextField<Values>('body', { required: text('missing') })} />   in a `Form`
 *
 * To show such a text: `Markup` of `kit/ui/markup` with `links`. Its words alone: `markupText` of `kit/format/markup`.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { EditorSkeleton, type RichTextProps } from './editor-skeleton';

const Editor = lazy(async () => ({ default: (await import('./editor')).Editor }));

export const RichText = (props: RichTextProps): ReactNode => (
  <Suspense fallback={<EditorSkeleton {...props} />}>
    <Editor {...props} />
  </Suspense>
);
