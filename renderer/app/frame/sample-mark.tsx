/** Says above a sample page that it is one. Its texts are loaded with the samples. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import { currentLanguage } from '../../kit/format/locale';
import { useText } from '../../kit/format/text';
import { samplesLanguage } from './page/sample-parts';

const useStyles = makeStyles({
  mark: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '6px',
    flexShrink: 0,
    paddingBlock: '2px',
    paddingInline: tokens.spacingHorizontalL,
    minBlockSize: '22px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    '@media print': { display: 'none' },
  },
  icon: { flexShrink: 0, fontSize: '14px' },
  about: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

export const SampleMark = () => {
  const styles = useStyles();
  const text = useText('samples');
  const appText = useText('app');
  return (
    <aside className={styles.mark} aria-label={text('mark')}>
      <BeakerRegular className={styles.icon} aria-hidden />
      {currentLanguage() === samplesLanguage ? undefined : <strong>{appText('samplesInEnglish')}</strong>}
      <strong lang={samplesLanguage}>{text('mark')}</strong>
      <span lang={samplesLanguage} className={styles.about} title={text('about')}>
        {text('about')}
      </span>
    </aside>
  );
};
