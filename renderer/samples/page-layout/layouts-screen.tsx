/** `/page-layout`: thumbnails of the layouts, each a link to a page with that layout. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { plainList, textSize } from '../kit/styles';
import { LayoutThumbnail } from './layout-thumbnail';
import { layouts, pathOf } from './layouts';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  card: {
    position: 'relative',
    boxSizing: 'border-box',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { boxShadow: tokens.shadow8 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  words: { padding: tokens.spacingHorizontalL },
  link: {
    ...textSize[400],
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':focus-visible': { outlineStyle: 'none' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  title: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  about: { margin: 0, marginBlockStart: '2px', color: tokens.colorNeutralForeground3 },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('page-layout');
  return (
    <Page title={text('title')} description={text('about')} width={1_720}>
      <ul className={styles.cards}>
        {layouts.map((layout) => (
          <li key={layout}>
            <div className={styles.card}>
              <LayoutThumbnail layout={layout} />
              <div className={styles.words}>
                <h2 className={styles.title}>
                  <Link to={pathOf(layout)} className={styles.link}>
                    {text(`samples:families.pageLayout.${layout}`)}
                  </Link>
                </h2>
                <p className={styles.about}>{text(`${layout}.about`)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
};
