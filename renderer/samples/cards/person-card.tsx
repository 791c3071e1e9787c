import { Avatar, Badge, Button, Card, Divider, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CallRegular, MailRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { copyText } from '../../kit/feedback/copy-text';
import { Loaded } from '../../kit/feedback/states';
import { readableLabel } from '../../kit/format/label';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  card: { inlineSize: '340px', maxInlineSize: '100%', alignItems: 'center', textAlign: 'center', overflow: 'hidden' },
  cover: {
    alignSelf: 'stretch',
    blockSize: '72px',
    marginBlockEnd: '-48px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
  },
  picture: { boxShadow: `0 0 0 4px ${tokens.colorNeutralBackground1}`, borderRadius: tokens.borderRadiusCircular },
  quiet: { color: tokens.colorNeutralForeground3 },
  tags: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalXS },
  figures: { display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '100%', margin: 0 },
  figure: { display: 'grid', '& dd': { margin: 0, fontWeight: tokens.fontWeightSemibold } },
  buttons: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  words: { display: 'grid', justifyItems: 'center' },
});

/** A person's profile, with contact actions. */
export const PersonCard = (): ReactNode => {
  const styles = useStyles();
  const text = useText('cards');
  const call = useCall('user.all', {});
  return (
    <Loaded call={call}>
      {({ rows }) => {
        const person = rows.find(({ status }) => status === 'active') ?? rows[0];
        if (!person) return undefined;
        const { fullName, company, role, currentPlan, country, billing, avatar, email, contact } = person;
        return (
          <Card className={styles.card}>
            <div className={styles.cover} aria-hidden />
            <span className={styles.picture}>
              <Avatar
                size={72}
                color="colorful"
                name={fullName}
                {...(avatar ? { image: { src: avatar, alt: '' } } : {})}
              />
            </span>
            <div className={styles.words}>
              <Text size={400} weight="semibold">
                {fullName}
              </Text>
              <Text className={styles.quiet}>{company}</Text>
            </div>
            <div className={styles.tags}>
              {[role, currentPlan].map((word) => (
                <Badge key={word} appearance="tint">
                  {readableLabel(word)}
                </Badge>
              ))}
            </div>
            <Divider />
            <dl className={styles.figures}>
              <div className={styles.figure}>
                <dt className={styles.quiet}>{text('advanced.person.country')}</dt>
                <dd>{country}</dd>
              </div>
              <div className={styles.figure}>
                <dt className={styles.quiet}>{text('advanced.person.billing')}</dt>
                <dd>{billing}</dd>
              </div>
            </dl>
            <div className={styles.buttons}>
              <Button icon={<MailRegular />} onClick={() => copyText(email)}>
                {text('advanced.person.email')}
              </Button>
              <Button icon={<CallRegular />} onClick={() => copyText(contact)}>
                {text('advanced.person.phone')}
              </Button>
            </div>
          </Card>
        );
      }}
    </Loaded>
  );
};
