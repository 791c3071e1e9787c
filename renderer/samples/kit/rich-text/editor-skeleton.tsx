/** The rich text field's props, and its placeholder while the editor loads. */
import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';

export interface RichTextHandle {
  readonly focus: () => void;
}

export interface RichTextProps {
  readonly label: string;
  /** For screen readers only. */
  readonly hideLabel?: boolean;
  /** HTML. A value other than the last reported one replaces the text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Characters without markup; typing stops there, and a counter is shown. */
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** Can be read and copied; the tools are hidden. */
  readonly readOnly?: boolean;
  /** At the start of the text, unless another field of its form or dialog has the focus by then. */
  readonly autoFocus?: boolean;
  /** Of the text in pixels: grows from min to max, then scrolls. */
  readonly height?: readonly [min: number, max: number];
  /** Fills a flex column instead. */
  readonly fill?: boolean;
  /** `plain` has no frame. */
  readonly appearance?: 'outline' | 'plain';
  readonly name?: string;
  readonly ref?: Ref<RichTextHandle>;
}

export const defaultHeight = [120, 360] as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  fill: { flexGrow: 1 },
});

/** Keeps the field's space until the editor has loaded. */
export const EditorSkeleton = ({ height: [min] = defaultHeight, fill, hideLabel }: RichTextProps): ReactNode => {
  const styles = useStyles();
  return (
    <Skeleton aria-hidden className={fill ? styles.fill : styles.root}>
      {hideLabel ? undefined : <SkeletonItem size={16} style={{ inlineSize: '30%' }} />}
      <SkeletonItem style={{ blockSize: min + 40 }} />
    </Skeleton>
  );
};
