/** What racers may buy back at an event, by class and round, in the event's own time. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { useText } from '../../../kit/format/text';
import { RelatedList } from '../../../kit/list/related-list';

const useStyles = makeStyles({
  about: { display: 'block', marginBlockEnd: '12px', color: tokens.colorNeutralForeground2 },
});

const columnsIn = (zone: unknown): readonly Field[] => {
  const inZone = typeof zone === 'string' ? { zone } : {};
  return [
    { key: 'className', width: 150 },
    { key: 'enabled', kind: 'flag', expiry: 'closesAt', width: 90, ...inZone },
    { key: 'round', kind: 'number', width: 80 },
    { key: 'price', kind: 'money', width: 110 },
    { key: 'sold', kind: 'number', width: 80 },
    { key: 'available', kind: 'number', width: 100 },
    { key: 'maxPerRacer', kind: 'number', width: 110 },
    { key: 'opensAt', kind: 'moment', width: 210, ...inZone },
    { key: 'closesAt', kind: 'moment', width: 210, ...inZone },
    { key: 'refundable', kind: 'flag', width: 110 },
    { key: 'rules', kind: 'markup', width: 240 },
  ];
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const columns = useMemo(() => columnsIn(values.timezone), [values.timezone]);
  return (
    <>
      <Text className={styles.about}>{text('buyback.about')}</Text>
      <RelatedList
        name="events"
        arrangement="event-buybacks"
        call="event.buybacks"
        input={ofEvent(values)}
        columns={columns}
        naming="className"
        title={text('panels.buyback')}
      />
    </>
  );
};
