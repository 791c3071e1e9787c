import { Avatar, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DataTrendingRegular, MoneyRegular, PeopleRegular, ReceiptRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Field } from '../../kit/area/field';
import { FieldList } from '../../kit/detail/field-list';
import { SectionCard } from '../../kit/ui/section-card';
import { Figures } from '../kit/charts/dashboard';
import { WithPeople } from '../kit/people';
import type { Examples } from '../kit/showcase/family-page';
import { lineAfter, pageColumns, stackedList } from '../kit/styles';

const useStyles = makeStyles({
  ground: { padding: tokens.spacingHorizontalXL, backgroundColor: tokens.colorNeutralBackground3 },
  box: { maxInlineSize: '640px', marginInline: 'auto' },
  split: pageColumns('240px minmax(0, 1fr)', 800),
  people: {
    ...stackedList('2px'),
    maxBlockSize: '320px',
    overflowY: 'auto',
    paddingInlineEnd: tokens.spacingHorizontalS,
    ...lineAfter,
  },
  person: { inlineSize: '100%', justifyContent: 'start', fontWeight: tokens.fontWeightRegular },
  open: { backgroundColor: tokens.colorSubtleBackgroundSelected },
});

const fields: readonly Field[] = [
  { key: 'post' },
  { key: 'email', kind: 'email' },
  { key: 'city' },
  { key: 'age', kind: 'number' },
  { key: 'experience' },
];

export const examples: Examples = {
  columns: ({ text }) => (
    <>
      <Figures
        area="page-layout"
        figures={[
          { name: 'columns.revenue', icon: MoneyRegular, call: 'cardStatistics.revenue' },
          { name: 'columns.orders', icon: ReceiptRegular, call: 'cardStatistics.orders', color: 1 },
          { name: 'columns.users', icon: PeopleRegular, call: 'cardStatistics.activeUsers', as: 'bars' },
          { name: 'columns.traffic', icon: DataTrendingRegular, call: 'cardStatistics.siteTraffic', as: 'line' },
        ]}
      />
      <Text>{text('columns.when')}</Text>
    </>
  ),
  boxed: ({ text }) => {
    const styles = useStyles();
    return (
      <div className={styles.ground}>
        <SectionCard className={styles.box} title={text('boxed.heading')}>
          <Text>{text('boxed.when')}</Text>
        </SectionCard>
      </div>
    );
  },
  split: ({ text }) => {
    const styles = useStyles();
    const [openId, setOpenId] = useState<number>();
    return (
      <WithPeople count={12}>
        {(people) => {
          const open = people.find(({ id }) => id === openId) ?? people[0];
          return (
            <div className={styles.split}>
              <ul className={styles.people} aria-label={text('split.people')}>
                {people.map(({ id, fullName }) => (
                  <li key={id}>
                    <Button
                      className={mergeClasses(styles.person, id === open?.id && styles.open)}
                      appearance="subtle"
                      icon={<Avatar size={24} color="colorful" name={fullName} aria-hidden />}
                      aria-pressed={id === open?.id}
                      onClick={() => setOpenId(id)}
                    >
                      {fullName}
                    </Button>
                  </li>
                ))}
              </ul>
              {open ? (
                <SectionCard title={open.fullName}>
                  <FieldList area="page-layout" fields={fields} values={open} />
                </SectionCard>
              ) : undefined}
            </div>
          );
        }}
      </WithPeople>
    );
  },
};
