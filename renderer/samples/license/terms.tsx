import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkFilled, DismissFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { stackedList } from '../kit/styles';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalS),
  item: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  yes: { color: tokens.colorStatusSuccessForeground1, marginBlockStart: '2px' },
  no: { color: tokens.colorStatusDangerForeground1, marginBlockStart: '2px' },
});

const lines = ['first', 'second', 'third', 'fourth'] as const;

/** What the license allows or forbids. */
export const Terms = ({ kind }: { readonly kind: 'may' | 'mayNot' }): ReactNode => {
  const styles = useStyles();
  const text = useText('license');
  const Icon = kind === 'may' ? CheckmarkFilled : DismissFilled;
  return (
    <SectionCard title={text(`${kind}.title`)}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line} className={styles.item}>
            <Icon className={kind === 'may' ? styles.yes : styles.no} aria-hidden />
            <Text>{text(`${kind}.${line}`)}</Text>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};
