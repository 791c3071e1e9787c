/** A titled section of a long form, with its own grid. */
import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { insetBorder } from '../ui/styles';

const useStyles = makeStyles({
  section: {
    gridColumn: '1 / -1',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
  },
  heading: { margin: 0, marginBlockEnd: '12px' },
  fields: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '16px',
  },
  wide: { gridColumn: '1 / -1' },
});

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const FormSection = ({ title, children }: SectionProps): ReactNode => {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} block className={styles.heading}>
        {title}
      </Subtitle2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
};

/** A field with the full width of the section. */
export const WideField = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={useStyles().wide}>{children}</div>
);
