/** What the rich text field takes, and what stands in its place until the editor has loaded. */
import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';

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
  root: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  fill: { flexGrow: 1 },
});

/** Keeps the field's space until the editor has loaded. */
export const EditorSkeleton = ({ height: [least] = startHeight, fill, hideLabel }: RichTextProps): ReactNode => {
  const styles = useStyles();
  return (
    <Skeleton aria-hidden className={fill ? styles.fill : styles.root}>
      {hideLabel ? undefined : <SkeletonItem size={16} style={{ inlineSize: '30%' }} />}
      <SkeletonItem style={{ blockSize: least + 40 }} />
    </Skeleton>
  );
};
