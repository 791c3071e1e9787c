import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CallRegular, CopyRegular, MailRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyText } from '../../kit/feedback/copy-text';
import { stripBidiIsolates, useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { insetBorder } from '../../kit/ui/styles';

const useStyles = makeStyles({
  ways: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  way: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ...insetBorder(tokens.colorTransparentStroke),
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  words: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const ways = [
  { key: 'call', icon: CallRegular },
  { key: 'mail', icon: MailRegular },
] as const;

/** Contact details for further questions. */
export const Contact = (): ReactNode => {
  const styles = useStyles();
  const text = useText('faq');
  return (
    <SectionCard title={text('contact.title')} description={text('contact.about')}>
      <div className={styles.ways}>
        {ways.map(({ key, icon: Icon }) => (
          <div key={key} className={styles.way}>
            <Icon className={styles.icon} aria-hidden />
            <span className={styles.words}>
              <Text weight="semibold">
                <bdi>{text(`contact.${key}.address`)}</bdi>
              </Text>
              <Text size={200} className={styles.quiet}>
                {text(`contact.${key}.about`)}
              </Text>
            </span>
            <Button
              icon={<CopyRegular />}
              appearance="subtle"
              aria-label={text(`contact.${key}.copy`)}
              onClick={() => copyText(stripBidiIsolates(text(`contact.${key}.address`)))}
            />
          </div>
        ))}
      </div>
    </SectionCard>
  );
};
