import { type Ability, abilityOf, actions, subjects } from '@contract/ability';
import { Field, makeStyles, Radio, RadioGroup, Select, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, DismissCircleFilled } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { StatusBadge } from '../../kit/ui/status-badge';
import { CrossTable } from '../../kit/ui/table/cross-table';
import { stack } from '../kit/styles';
import { Cards } from './cards';
import { useNeedsText } from './needs-text';
import { type Person, pairsOf, parts, people, visibilityOf } from './people';

const useTryOutStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  answer: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  yes: { fontSize: '24px', flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  no: { fontSize: '24px', flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
});

interface TryOutProps {
  readonly person: Person;
  readonly ability: Ability;
}

/** Checks any action on any subject against the account's permissions. */
const TryOut = ({ person, ability }: TryOutProps): ReactNode => {
  const styles = useTryOutStyles();
  const text = useText('access-control');
  const app = useText('app');
  const [action, setAction] = useState<(typeof actions)[number]>('read');
  const [subject, setSubject] = useState<(typeof subjects)[number]>('Booking');
  const needs = useNeedsText([action, subject]);
  const may = ability.can(action, subject);
  const Icon = may ? CheckmarkCircleFilled : DismissCircleFilled;
  return (
    <SectionCard title={text('try.title')}>
      <div className={styles.fields}>
        <Field label={text('try.action')}>
          <Select value={action} onChange={(_, { value }) => setAction(actions.find((one) => one === value) ?? action)}>
            {actions.map((one) => (
              <option key={one} value={one}>
                {app(`actions.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('try.subject')}>
          <Select
            value={subject}
            onChange={(_, { value }) => setSubject(subjects.find((one) => one === value) ?? subject)}
          >
            {subjects.map((one) => (
              <option key={one} value={one}>
                {app(`subjects.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <span className={styles.answer} role="status">
        <Icon className={may ? styles.yes : styles.no} aria-hidden />
        <Text>{text(may ? 'try.yes' : 'try.no', { name: text(`people.${person}.who`), needs })}</Text>
      </span>
    </SectionCard>
  );
};

const tones = { shown: 'success', disabled: 'warning', hidden: 'neutral' } as const;

/** Each part of the page, for both accounts. */
const Comparison = (): ReactNode => {
  const text = useText('access-control');
  return (
    <SectionCard title={text('compare.title')}>
      <CrossTable
        label={text('compare.table')}
        corner={text('compare.part')}
        columns={people.map((key) => ({ key, label: text(`people.${key}.name`) }))}
        rows={parts.map((part) => ({ key: part.key, label: text(`parts.${part.key}.title`), part }))}
        cell={({ part }, { key }) => (
          <StatusBadge
            field={{ key: 'look', kind: 'status', tones, valueTexts: 'access-control:looks' }}
            values={{ look: visibilityOf(abilityOf(pairsOf[key]), part) }}
          />
        )}
      />
    </SectionCard>
  );
};

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
