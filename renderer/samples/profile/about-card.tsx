import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CalendarRegular, type FluentIcon, GlobeRegular, LocationRegular, MailRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0 },
  line: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  icon: { fontSize: '18px', color: tokens.colorBrandForeground1 },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, gridColumn: 2, overflowWrap: 'anywhere' },
});

const fields: readonly { readonly key: string; readonly icon: FluentIcon }[] = [
  { key: 'joined', icon: CalendarRegular },
  { key: 'lives', icon: LocationRegular },
  { key: 'email', icon: MailRegular },
  { key: 'website', icon: GlobeRegular },
];

export const AboutCard = ({ about }: { readonly about: Readonly<Record<string, string>> }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  return (
    <SectionCard title={text('about.title')}>
      <Text>
        <bdi>{about.about}</bdi>
      </Text>
      <dl className={styles.list}>
        {fields.map(({ key, icon: Icon }) => (
          <div key={key} className={styles.line}>
            <Icon className={styles.icon} aria-hidden />
            <dt className={styles.label}>{text(`about.${key}`)}</dt>
            <dd className={styles.value} dir="auto">
              {key === 'joined' ? formatDay(about[key]) : about[key]}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
};
