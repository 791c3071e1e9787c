/** Examples as data: what a showcase page shows, one entry each. */
import type { ReactNode } from 'react';
import type { Text } from '../../../kit/format/text';

interface PreviewProps {
  /** Of the family's namespace. */
  readonly text: Text;
  /** The example's own. */
  readonly title: string;
}

/** The live element. */
export type Preview = (props: PreviewProps) => ReactNode;

/** How the preview lays out its elements: next to each other, below each other, or on its own. */
export type PreviewLayout = 'row' | 'column' | 'block';

export interface Example {
  readonly Preview: Preview;
  /** The family's own by default. */
  readonly layout?: PreviewLayout;
  readonly code?: string;
}

/** By name: the texts of an example are `<page>.<name>.title` and `<page>.<name>.about` of the family's namespace. */
export type Examples = Readonly<Record<string, Example>>;
