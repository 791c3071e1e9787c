/** The examples of a page: what each shows, the live element, and its code. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { heading, lineAbove } from '../styles';
import { CodeLine } from './code-line';
import type { Examples, PreviewLayout } from './example';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
  example: { display: 'grid', rowGap: tokens.spacingVerticalS, minInlineSize: 0, scrollMarginBlockStart: '16px' },
  title: heading(400),
  about: { margin: 0, maxInlineSize: '96ch', textWrap: 'pretty', color: tokens.colorNeutralForeground3 },
  frame: {
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  preview: {
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
    ...lineAbove,
  },
});

interface ExampleListProps {
  /** Namespace of the texts. */
  readonly texts: string;
  readonly page: string;
  readonly examples: Examples;
  readonly layout?: PreviewLayout | undefined;
  /** Above the examples. */
  readonly children?: ReactNode;
}

export const ExampleList = ({ texts, page, examples, layout = 'row', children }: ExampleListProps): ReactNode => {
  const styles = useStyles();
  const text = useText(texts);
  return (
    <div className={styles.list}>
      {children}
      {Object.entries(examples).map(([name, { Preview, code, layout: own = layout }]) => {
        const title = text(`${page}.${name}.title`);
        return (
          <section key={name} id={name} className={styles.example} aria-labelledby={`${name}-title`}>
            <div>
              <h2 id={`${name}-title`} className={styles.title}>
                {title}
              </h2>
              <p className={styles.about}>{text(`${page}.${name}.about`)}</p>
            </div>
            <div className={styles.frame}>
              <div className={mergeClasses(styles.preview, styles[own])}>
                <Preview text={text} title={title} />
              </div>
              {code ? (
                <div className={styles.code}>
                  <CodeLine code={code} of={title} />
                </div>
              ) : undefined}
            </div>
          </section>
        );
      })}
    </div>
  );
};
