import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { Initials } from '../../../kit/ui/initials';
import { insetBorder } from '../../../kit/ui/styles';
import { SecondaryText } from '../../kit/layout';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { SortableList } from '../../kit/sortable/sortable-list';
import { useSortableItem } from '../../kit/sortable/use-sortable-item';
import { plainList } from '../../kit/styles';
import { Board } from '../board/board';
import { moveItem } from '../board/move-item';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '8px', ...plainList, maxInlineSize: '520px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
  },
  lifted: { boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}, ${tokens.shadow16}` },
  words: { flexGrow: 1, minInlineSize: 0, display: 'grid' },
  place: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  handle: { cursor: 'grab' },
});

const Row = ({ person, index }: { readonly person: Person; readonly index: number }): ReactNode => {
  const styles = useStyles();
  const { ref, lifted, handle } = useSortableItem({ id: String(person.id), name: person.fullName, index });
  return (
    <li ref={ref} className={mergeClasses(styles.row, lifted && styles.lifted)}>
      <Button
        {...handle}
        className={styles.handle}
        size="small"
        appearance="transparent"
        icon={<ReOrderDotsVerticalRegular />}
      />
      <Initials name={person.fullName} size={32} />
      <span className={styles.words}>
        <Text weight="semibold" truncate wrap={false}>
          {person.fullName}
        </Text>
        <SecondaryText>{person.post}</SecondaryText>
      </span>
      <Text className={styles.place}>{index + 1}</Text>
    </li>
  );
};

const List = ({ people }: { readonly people: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  const [order, setOrder] = useState(people);
  return (
    <SortableList
      items={order.map(({ id, fullName }) => ({ id: String(id), name: fullName }))}
      onMove={(from, to) => setOrder(moveItem(order, from, to))}
    >
      <ol className={styles.list} aria-label={text('drag-and-drop.list.label')}>
        {order.map((person, index) => (
          <Row key={person.id} person={person} index={index} />
        ))}
      </ol>
    </SortableList>
  );
};

/** The order is kept only on this page. */
export const examples: Examples = {
  list: {
    code: `<SortableList items={order} onMove={(from, to) => setOrder(moveItem(order, from, to))}>…</SortableList>

const { ref, lifted, handle } = useSortableItem({ id, name, index });`,
    Preview: () => <WithPeople count={5}>{(people) => <List people={people} />}</WithPeople>,
  },
  board: {
    code: `<SortableGroups groups={groups} onChange={setGroups} nameOf={nameOf}>…</SortableGroups>

const { ref, handle } = useSortableItem({ id, name, index, group });`,
    Preview: () => <WithPeople count={9}>{(people) => <Board people={people} />}</WithPeople>,
  },
};
