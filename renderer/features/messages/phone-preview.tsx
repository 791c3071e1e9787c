/** A preview of the message on a phone: one line of title, four of text. */
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { FlagRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { alignToPage } from '../../kit/skins/theme';

const useStyles = makeStyles({
  figure: { margin: 0, display: 'grid', rowGap: '8px', justifyItems: 'center' },
  phone: {
    boxSizing: 'border-box',
    inlineSize: '300px',
    maxInlineSize: '100%',
    blockSize: '320px',
    padding: '14px 12px 0',
    borderStartStartRadius: '36px',
    borderStartEndRadius: '36px',
    border: `6px solid ${tokens.colorNeutralForeground3}`,
    borderBlockEndStyle: 'none',
    backgroundImage: `linear-gradient(160deg, ${tokens.colorBrandBackground2}, ${tokens.colorNeutralBackground3})`,
    maskImage: 'linear-gradient(#000 80%, transparent)',
    overflow: 'hidden',
  },
  clock: { display: 'block', textAlign: 'center', fontSize: '36px', lineHeight: '44px', paddingBlock: '18px 20px' },
  note: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: '10px',
    padding: '10px 12px',
    borderRadius: '18px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    boxShadow: tokens.shadow8,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: '9px',
    fontSize: '20px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  // Without the limit a long title would widen the column beyond the bubble.
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  head: { display: 'flex', justifyContent: 'space-between', columnGap: '8px', alignItems: 'baseline' },
  about: { margin: 0, textWrap: 'balance' },
  quiet: { color: tokens.colorNeutralForeground3 },
  body: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    ...alignToPage,
  },
});

interface PreviewProps {
  readonly title: string;
  readonly body: string;
}

export const PhonePreview = ({ title, body }: PreviewProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const [head, words] = [title.trim(), body.trim()];
  return (
    <figure className={styles.figure} aria-label={text('preview.label')}>
      <div className={styles.phone}>
        <span className={styles.clock} aria-hidden dir="ltr">
          9:41
        </span>
        <div className={styles.note}>
          <span className={styles.icon} aria-hidden>
            <FlagRegular />
          </span>
          <div className={styles.words}>
            <span className={styles.head}>
              <Text weight="semibold" truncate wrap={false} dir="auto" className={mergeClasses(!head && styles.quiet)}>
                {head || text('preview.title')}
              </Text>
              <Text size={200} className={styles.quiet} wrap={false}>
                {text('preview.now')}
              </Text>
            </span>
            <Text size={200} dir="auto" className={mergeClasses(styles.body, !words && styles.quiet)}>
              {words || text('preview.body')}
            </Text>
          </div>
        </div>
      </div>
      <Text as="p" block size={200} align="center" className={mergeClasses(styles.quiet, styles.about)}>
        {text('preview.note')}
      </Text>
    </figure>
  );
};
