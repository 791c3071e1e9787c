/** How a layout is built: when to use it, and its code. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { CodeLine } from '../kit/showcase/code-line';
import type { Layout } from './layouts';

const useStyles = makeStyles({
  code: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
});

interface LayoutGuideProps {
  readonly layout: Layout;
  readonly code: string;
}

export const LayoutGuide = ({ layout, code }: LayoutGuideProps): ReactNode => {
  const styles = useStyles();
  const text = useText('page-layout');
  return (
    <SectionCard title={text('how')}>
      <Text>{text(`${layout}.when`)}</Text>
      <div className={styles.code}>
        <CodeLine of={text(`samples:families.pageLayout.${layout}`)} code={code} />
      </div>
    </SectionCard>
  );
};
