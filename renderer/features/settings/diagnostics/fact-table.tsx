/** One group of facts as a list of names and values. */
import { type Diagnostics, type Fact, type FactGroup, factGroups } from '@contract/diagnostics/diagnostics';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { SettingGroup } from '../parts/setting';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 220px) 1fr',
    margin: 0,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    columnGap: tokens.spacingHorizontalXL,
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr', rowGap: 0 },
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', userSelect: 'text' },
});

interface FactTableProps {
  readonly group: FactGroup;
  readonly facts: Diagnostics['facts'];
}

export const FactTable = ({ group, facts }: FactTableProps): ReactNode => {
  const styles = useStyles();
  const text = useText('diagnostics');
  const names: readonly Fact[] = factGroups[group];
  const known = names.filter((fact) => facts[fact]);
  if (known.length === 0) return null;
  return (
    <SettingGroup title={text(`groups.${group}`)}>
      <dl className={styles.list}>
        {known.map((fact) => [
          <dt key={`${fact}-name`} className={styles.name}>
            {text(`facts.${fact}`)}
          </dt>,
          <dd key={fact} className={styles.value}>
            <bdi>{facts[fact]}</bdi>
          </dd>,
        ])}
      </dl>
    </SettingGroup>
  );
};
