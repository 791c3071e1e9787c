import { abilityOf } from '@contract/ability';
import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { stack } from '../kit/styles';
import { Cards } from './cards';
import { Comparison } from './comparison';
import { pairsOf, people } from './people';
import { TryOut } from './try-out';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    // The maximum width of the permission table.
    gridTemplateColumns: 'minmax(0, min(60%, 752px)) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: stack,
});

/** `/access-control`: the URL holds the account to view as (`?as=client`). */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('access-control');
  const [search, setSearch] = useSearchParams();
  const person = people.find((one) => one === search.get('as')) ?? 'admin';
  const pairs = pairsOf[person];
  const ability = useMemo(() => abilityOf(pairs), [pairs]);
  return (
    <Page
      title={text('title')}
      description={text('about')}
      actions={
        <RadioGroup
          layout="horizontal"
          aria-label={text('as')}
          value={person}
          onChange={(_, { value }) =>
            setSearch(value === 'admin' ? {} : { as: value }, { replace: true, preventScrollReset: true })
          }
        >
          {people.map((one) => (
            <Radio key={one} value={one} label={text(`people.${one}.name`)} />
          ))}
        </RadioGroup>
      }
    >
      <Cards person={person} ability={ability} />
      <div className={styles.columns}>
        <SectionCard title={text('matrix.title')} description={text(`people.${person}.about`)}>
          <AbilityMatrix label={text('matrix.label', { name: text(`people.${person}.who`) })} pairs={pairs} />
        </SectionCard>
        <div className={styles.column}>
          <TryOut person={person} ability={ability} />
          <Comparison />
        </div>
      </div>
    </Page>
  );
};
