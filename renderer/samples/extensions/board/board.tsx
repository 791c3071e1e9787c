/** Three lists of people; drag and drop moves people between them. */
import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SecondaryText } from '../../kit/layout';
import type { Person } from '../../kit/people';
import { type Groups, SortableGroups, useSortableGroup } from '../../kit/sortable/sortable-groups';
import { useSortableItem } from '../../kit/sortable/use-sortable-item';
import { stackedList } from '../../kit/styles';
import { dealt } from './move-item';

const useStyles = makeStyles({
  board: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'stretch',
    gap: '12px',
  },
  column: {
    display: 'grid',
    alignContent: 'start',
    rowGap: '8px',
    minInlineSize: 0,
    minBlockSize: '220px',
    padding: '12px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: stackedList('8px'),
  card: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    padding: '8px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  lifted: { boxShadow: tokens.shadow16 },
  words: { display: 'grid', minInlineSize: 0 },
  handle: { cursor: 'grab', flexShrink: 0 },
});

interface CardProps {
  readonly person: Person;
  readonly group: string;
  readonly index: number;
}

const Card = ({ person, group, index }: CardProps): ReactNode => {
  const styles = useStyles();
  const { ref, lifted, handle } = useSortableItem({ id: String(person.id), name: person.fullName, index, group });
  return (
    <li ref={ref} className={mergeClasses(styles.card, lifted && styles.lifted)}>
      <Button
        {...handle}
        className={styles.handle}
        size="small"
        appearance="transparent"
        icon={<ReOrderDotsVerticalRegular />}
      />
      <span className={styles.words}>
        <Text truncate wrap={false} block>
          {person.fullName}
        </Text>
        <SecondaryText>{person.post}</SecondaryText>
      </span>
    </li>
  );
};

const Column = ({ name, people }: { readonly name: string; readonly people: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  const { ref, over } = useSortableGroup(name);
  const title = text(`drag-and-drop.places.${name}`);
  return (
    <section ref={ref} className={mergeClasses(styles.column, over && styles.over)} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <SecondaryText>{formatNumber(people.length)}</SecondaryText>
      </div>
      <ul className={styles.list}>
        {people.map((person, index) => (
          <Card key={person.id} person={person} group={name} index={index} />
        ))}
      </ul>
      {people.length === 0 ? <SecondaryText>{text('drag-and-drop.none')}</SecondaryText> : undefined}
    </section>
  );
};

const names = ['free', 'gate', 'paddock'] as const;

export const Board = ({ people }: { readonly people: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  const [groups, setGroups] = useState<Groups>(() =>
    dealt(
      names,
      people.map(({ id }) => String(id)),
      [5, 3],
    ),
  );
  const personOf = (id: string) => people.find((person) => String(person.id) === id);
  const nameOf = (id: string) => personOf(id)?.fullName ?? text(`drag-and-drop.places.${id}`);
  return (
    <SortableGroups groups={groups} onChange={setGroups} nameOf={nameOf}>
      <div className={styles.board}>
        {names.map((name) => (
          <Column
            key={name}
            name={name}
            people={(groups[name] ?? []).map(personOf).filter((person) => person !== undefined)}
          />
        ))}
      </div>
    </SortableGroups>
  );
};
