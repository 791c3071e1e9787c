/** Parts of the frame for sample pages: the sample mark, and header items of sample areas. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Area } from '../../kit/area/area';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { currentLanguage } from '../../kit/format/locale';
import { useText } from '../../kit/format/text';
import { loadTexts } from '../../locales';
import { useAreas } from '../areas';
import { usePageHandle } from './use-page';

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

/** Whether the current page belongs to the samples. */
const useIsSample = (): boolean => usePageHandle()?.area.group === 'samples';

/** The samples have no texts in other languages. */
const samplesLanguage = 'en';

/** The language of the page's content, if it is not that of the app. */
export const useContentLanguage = (): string | undefined => (useIsSample() ? samplesLanguage : undefined);

export const SampleMark = () => (useIsSample() ? <Mark /> : null);

/** Its texts are loaded with the samples. */
const Mark = () => {
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

const parts = new Map<string, ComponentType>();

const partOf = ({ name, headerItem }: Area): readonly (readonly [string, ComponentType])[] => {
  if (!headerItem) return [];
  const Part =
    parts.get(name) ??
    lazy(async () => {
      const [{ Header }] = await Promise.all([headerItem(), loadTexts(name)]);
      return { default: Header };
    });
  parts.set(name, Part);
  return [[name, Part]];
};

export const SampleHeader = () => {
  const shown = useAreas().flatMap(partOf);
  return useIsSample() ? (
    <Suspense fallback={pendingPlaceholder}>
      {shown.map(([name, Part]) => (
        <Part key={name} />
      ))}
    </Suspense>
  ) : null;
};
