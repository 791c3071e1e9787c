/** What the frame adds on sample pages: the mark that says so, and what sample areas put into the header. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { useText } from '../../kit/text';
import { loadTexts } from '../../locales';
import { areas } from '../areas';
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

/** Whether the page that is shown belongs to the samples. */
const useIsSample = (): boolean => usePageHandle()?.area.group === 'samples';

export const SampleMark = () => {
  const styles = useStyles();
  const text = useText('samples');
  if (!useIsSample()) return null;
  return (
    <div role="note" className={styles.mark}>
      <BeakerRegular className={styles.icon} aria-hidden />
      <strong>{text('mark')}</strong>
      <span className={styles.about}>{text('about')}</span>
    </div>
  );
};

const parts = areas.flatMap(({ name, header }) =>
  header
    ? {
        name,
        Part: lazy(async () => {
          const [{ Header }] = await Promise.all([header(), loadTexts(name)]);
          return { default: Header };
        }),
      }
    : [],
);

export const SampleHeader = () =>
  useIsSample() ? (
    <Suspense>
      {parts.map(({ name, Part }) => (
        <Part key={name} />
      ))}
    </Suspense>
  ) : null;
