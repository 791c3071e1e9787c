/** One example: what it shows, the thing itself on a stage, and how to write it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentType, ReactNode } from 'react';
import { CodeLine } from './code-line';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalS, minInlineSize: 0, scrollMarginBlockStart: '16px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: { margin: 0, maxInlineSize: '96ch', textWrap: 'pretty', color: tokens.colorNeutralForeground3 },
  frame: {
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stage: {
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  column: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalM },
  block: { display: 'block' },
  code: {
    overflow: 'hidden',
    borderEndStartRadius: tokens.borderRadiusLarge,
    borderEndEndRadius: tokens.borderRadiusLarge,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
});

/** How the stage lays out what stands on it: beside each other, below each other, or as it will. */
export type StageLayout = 'row' | 'column' | 'block';

export interface Example {
  /** Its texts are `<page>.<name>.title` and `<page>.<name>.about` of the family's namespace. */
  readonly name: string;
  readonly Stage: ComponentType;
  /** `row` by default. */
  readonly layout?: StageLayout;
  readonly code?: string;
}

interface ExampleCardProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly layout?: StageLayout | undefined;
  readonly code?: string | undefined;
  readonly children: ReactNode;
}

export const ExampleCard = ({ id, title, about, layout = 'row', code, children }: ExampleCardProps): ReactNode => {
  const styles = useStyles();
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.frame}>
        <div className={mergeClasses(styles.stage, styles[layout])}>{children}</div>
        {code ? (
          <div className={styles.code}>
            <CodeLine code={code} of={title} />
          </div>
        ) : undefined}
      </div>
    </section>
  );
};
