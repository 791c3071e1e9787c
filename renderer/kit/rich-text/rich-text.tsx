/**
 * A field for text with structure: bold, lists, quotes, links. Its value is HTML, and an empty text where nothing is
 * written. The editor is loaded when the first such field is drawn; until then its place is kept.
 *
 *     <RichText label={text('body')} value={html} onChange={setHtml} maxLength={2_000} />
 *     <RichText label={text('body')} {...useLine<Values>('body', { required: text('missing') })} />   in a `Form`
 *
 * To show such a text: `Markup` of `kit/markup` with `links`. Its words alone: `markupText` of `kit/format/markup`.
 */
import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';

const Editor = lazy(async () => ({ default: (await import('./editor')).Editor }));

/** What a form needs of the field. */
export interface RichTextHandle {
  readonly focus: () => void;
}

export interface RichTextProps {
  readonly label: string;
  /** For screen readers alone: what stands around the field names it to those who see. */
  readonly hideLabel?: boolean;
  /** HTML. A value that the field did not send itself replaces what is written. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The most characters, counted without the markup; no more can be typed, and a counter says how many there are. */
  readonly maxLength?: number;
  /** Cannot be changed or reached. */
  readonly disabled?: boolean;
  /** Cannot be changed, but be read and copied: the tools are gone. */
  readonly readOnly?: boolean;
  /** Starts with the focus at the end of the text, or at its start. */
  readonly autoFocus?: boolean | 'start';
  /** Of the room for writing, in pixels: it grows from the first to the second, then scrolls. */
  readonly height?: readonly [least: number, most: number];
  /** Takes the rest of a flex column instead. */
  readonly fill?: boolean;
  /** `plain` has no frame: for a window that is all editor. */
  readonly appearance?: 'outline' | 'plain';
  readonly name?: string;
  readonly ref?: Ref<RichTextHandle>;
}

export const startHeight = [120, 360] as const;

const useStyles = makeStyles({
  place: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  fill: { flexGrow: 1 },
});

/** The field's place, until the editor is there. */
export const Waiting = ({ height: [least] = startHeight, fill, hideLabel }: RichTextProps): ReactNode => {
  const styles = useStyles();
  return (
    <Skeleton aria-hidden className={fill ? styles.fill : styles.place}>
      {hideLabel ? undefined : <SkeletonItem size={16} style={{ inlineSize: '30%' }} />}
      <SkeletonItem style={{ blockSize: least + 40 }} />
    </Skeleton>
  );
};

export const RichText = (props: RichTextProps): ReactNode => (
  <Suspense fallback={<Waiting {...props} />}>
    <Editor {...props} />
  </Suspense>
);
