import {
  Button,
  Card,
  CardFooter,
  CardHeader,
  type CardProps,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
} from '@fluentui/react-components';
import { CalendarRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { alignToPage } from '../../../kit/skins/theme';
import { SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    inlineSize: '100%',
  },
  picture: { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  side: { inlineSize: '96px', blockSize: '96px', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  beside: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalL },
  four: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' },
  one: { maxInlineSize: '420px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  clamped: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    ...alignToPage,
  },
});

const looks = [
  'filled',
  'filled-alternative',
  'outline',
  'subtle',
] as const satisfies readonly CardProps['appearance'][];
const days = ['friday', 'saturday', 'sunday'] as const;

export const examples: Examples = {
  looks: {
    code: '<Card appearance="outline">…</Card>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={mergeClasses(styles.row, styles.four)}>
          {looks.map((look) => (
            <Card key={look} appearance={look}>
              <Text weight="semibold">{text(`basic.looks.${look}`)}</Text>
              <Text className={styles.quiet}>{text(`basic.looks.${look}About`)}</Text>
            </Card>
          ))}
        </div>
      );
    },
  },
  parts: {
    code: '<Card><CardHeader header={name} description={detail} action={menu} />…<CardFooter /></Card>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.row}>
          <Card className={styles.one}>
            <CardHeader
              image={<CalendarRegular fontSize={24} />}
              header={<Text weight="semibold">{text('basic.parts.name')}</Text>}
              description={<Text size={200}>{text('basic.parts.detail')}</Text>}
              action={
                <Button
                  appearance="transparent"
                  icon={<MoreHorizontalRegular />}
                  aria-label={text('basic.parts.more')}
                  title={text('basic.parts.more')}
                />
              }
            />
            <Text>{text('basic.parts.body')}</Text>
            <CardFooter>
              <Button appearance="primary" size="small">
                {text('basic.parts.open')}
              </Button>
              <Button size="small">{text('basic.parts.share')}</Button>
            </CardFooter>
          </Card>
        </div>
      );
    },
  },
  pictures: {
    code: '<Card><img src={image} alt="" />…</Card>',
    Preview: () => {
      const styles = useStyles();
      const call = useCall('shop.list', { perPage: 3 });
      return (
        <Loaded call={call}>
          {({ rows }) => (
            <div className={styles.row}>
              {rows.slice(0, 3).map(({ id, name, brand, image }) => (
                <Card key={id}>
                  <img className={styles.picture} src={image} alt="" />
                  <Text weight="semibold">{name}</Text>
                  <SecondaryText>{brand}</SecondaryText>
                </Card>
              ))}
            </div>
          )}
        </Loaded>
      );
    },
  },
  beside: {
    code: "beside: { gridTemplateColumns: 'auto minmax(0, 1fr)' }",
    Preview: () => {
      const styles = useStyles();
      const call = useCall('shop.list', { perPage: 3 });
      return (
        <Loaded call={call}>
          {({ rows }) => (
            <div
              className={styles.row}
              style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))' }}
            >
              {rows.slice(0, 2).map(({ id, name, description, image }) => (
                <Card key={id} appearance="outline">
                  <div className={styles.beside}>
                    <img className={styles.side} src={image} alt="" />
                    <div>
                      <Text weight="semibold" block>
                        {name}
                      </Text>
                      <Text size={200} className={styles.clamped} dir="auto">
                        {description}
                      </Text>
                    </div>
                  </div>
                </Card>
              ))}
            </div>
          )}
        </Loaded>
      );
    },
  },
  choice: {
    code: '<Card selected={chosen} onSelectionChange={choose}>…</Card>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [selectedDays, setSelectedDays] = useState<readonly string[]>(['saturday']);
      return (
        <div className={styles.row}>
          {days.map((day) => (
            <Card
              key={day}
              appearance="outline"
              checkbox={{ 'aria-label': text(`basic.choice.${day}`) }}
              selected={selectedDays.includes(day)}
              onSelectionChange={(_, { selected }) =>
                setSelectedDays(selected ? [...selectedDays, day] : selectedDays.filter((one) => one !== day))
              }
            >
              <Text weight="semibold">{text(`basic.choice.${day}`)}</Text>
              <SecondaryText>{text(`basic.choice.${day}About`)}</SecondaryText>
            </Card>
          ))}
        </div>
      );
    },
  },
};
