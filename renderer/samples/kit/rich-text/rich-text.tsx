/**
 * A field for formatted text: bold, lists, quotes, links. Its value is HTML, or empty without text. The editor is loaded
 * when the first field is rendered.
 *
 *     <RichText label={text('body')} value={html} onChange={setHtml} maxLength={2_000} />
 *     <RichText label={text('body')} {...useTextField<Values>('body', { required: text('missing') })} />   in a `Form`
 *
 * `Markup` of `kit/ui/markup` shows such a text; `markupText` of `kit/format/markup` extracts the plain text.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { EditorSkeleton, type RichTextProps } from './editor-skeleton';

const Editor = lazy(async () => ({ default: (await import('./editor')).Editor }));

export const RichText = (props: RichTextProps): ReactNode => (
  <Suspense fallback={<EditorSkeleton {...props} />}>
    <Editor {...props} />
  </Suspense>
);
