/** The page of a family: each example with its title, what it shows, and the live element. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type Text, useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { SectionCard } from '../../../kit/ui/section-card';

interface ExampleProps {
  /** Texts of the family's namespace. */
  readonly text: Text;
  readonly title: string;
}

export type Example = (props: ExampleProps) => ReactNode;

/** By name: the texts of an example are `<name>.title` and `<name>.about` of the family's namespace. */
export type Examples = Readonly<Record<string, Example>>;

const useStyles = makeStyles({
  preview: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
});

interface FamilyPageProps {
  readonly name: string;
  readonly examples: Examples;
}

export const FamilyPage = ({ name, examples }: FamilyPageProps): ReactNode => {
  const styles = useStyles();
  const text = useText(name);
  return (
    <Page title={text('title')} description={text('about')} width={1_480}>
      {Object.entries(examples).map(([key, Preview]) => {
        const title = text(`${key}.title`);
        return (
          <SectionCard key={key} title={title} description={text(`${key}.about`)}>
            <div className={styles.preview}>
              <Preview text={text} title={title} />
            </div>
          </SectionCard>
        );
      })}
    </Page>
  );
};
