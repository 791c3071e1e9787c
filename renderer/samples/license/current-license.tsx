import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CertificateRegular, CopyRegular, EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { FillBar } from '../../kit/charts/fill-bar';
import { copyText } from '../../kit/feedback/copy-text';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { IconButton } from '../kit/icon-button';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  key: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  icon: { fontSize: '40px', color: tokens.colorBrandForeground1 },
  words: { display: 'grid' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  value: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  seats: { display: 'grid', alignContent: 'center', rowGap: tokens.spacingVerticalXS },
});

const number = 'NLE-4X7Q-92KD-TR5M-0148';
const seats = { taken: 7, capacity: 10 };

/** The current license, with its number hidden by default. */
export const CurrentLicense = (): ReactNode => {
  const styles = useStyles();
  const text = useText('license');
  const [shown, setShown] = useState(false);
  return (
    <SectionCard
      title={text('mine.title')}
      actions={
        <Badge appearance="tint" color="success">
          {text('mine.valid')}
        </Badge>
      }
    >
      <div className={styles.columns}>
        <div className={styles.key}>
          <CertificateRegular className={styles.icon} aria-hidden />
          <div className={styles.words}>
            <Text weight="semibold">{text('mine.kind')}</Text>
            <span className={styles.line}>
              <bdi className={styles.value}>{shown ? number : number.replaceAll(/[A-Z0-9](?=.{4})/g, '•')}</bdi>
              <IconButton
                label={text(shown ? 'mine.hide' : 'mine.show')}
                size="small"
                icon={shown ? <EyeOffRegular /> : <EyeRegular />}
                onClick={() => setShown(!shown)}
              />
              <IconButton
                label={text('mine.copy')}
                size="small"
                icon={<CopyRegular />}
                onClick={() => copyText(number, text('mine.kind'))}
              />
            </span>
            <Text size={200} className={styles.quiet}>
              {text('mine.owner')}
            </Text>
          </div>
        </div>
        <div className={styles.seats}>
          <FillBar label={text('mine.seats')} used={seats.taken} capacity={seats.capacity} />
          <Text size={200} className={styles.quiet}>
            {text('mine.left', { count: seats.capacity - seats.taken })}
          </Text>
        </div>
      </div>
    </SectionCard>
  );
};
