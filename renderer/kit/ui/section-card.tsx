/** A section of a custom screen with heading, actions and content. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { insetBorder } from './styles';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minInlineSize: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  words: { flexGrow: 1, minInlineSize: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  description: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface SectionCardProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** At the end of the header. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const SectionCard = ({ title, description, actions, className, children }: SectionCardProps): ReactNode => {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={mergeClasses(styles.card, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            <bdi>{title}</bdi>
          </h2>
          {description ? (
            <p className={styles.description}>
              <bdi>{description}</bdi>
            </p>
          ) : undefined}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
};
