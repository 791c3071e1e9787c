import { Avatar, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DataTrendingRegular, MoneyRegular, PeopleRegular, ReceiptRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Field } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { FieldList } from '../../kit/detail/field-list';
import { SectionCard } from '../../kit/ui/section-card';
import { SparkFigure } from '../kit/charts/spark-figure';
import { columns } from '../kit/layout';
import { WithPeople } from '../kit/people';
import type { Examples } from '../kit/showcase/family-page';
import { lineAfter, columns as parts, stackedList } from '../kit/styles';

const useStyles = makeStyles({
  ground: { padding: tokens.spacingHorizontalXL, backgroundColor: tokens.colorNeutralBackground3 },
  box: { maxInlineSize: '640px', marginInline: 'auto' },
  split: parts('240px minmax(0, 1fr)', 800),
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
  columns: ({ text }) => {
    const revenue = useCall('cardStatistics.revenue', {});
    const orders = useCall('cardStatistics.orders', {});
    const users = useCall('cardStatistics.activeUsers', {});
    const traffic = useCall('cardStatistics.siteTraffic', {});
    return (
      <>
        <div style={columns(190, tokens.spacingHorizontalM)}>
          <SparkFigure icon={MoneyRegular} label={text('columns.revenue')} answer={revenue.value} />
          <SparkFigure icon={ReceiptRegular} label={text('columns.orders')} answer={orders.value} color={1} />
          <SparkFigure icon={PeopleRegular} label={text('columns.users')} answer={users.value} as="bars" />
          <SparkFigure icon={DataTrendingRegular} label={text('columns.traffic')} answer={traffic.value} as="line" />
        </div>
        <Text>{text('columns.when')}</Text>
      </>
    );
  },
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
