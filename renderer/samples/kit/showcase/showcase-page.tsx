/** A page of a family: the list of pages, a description, the examples, and links to the previous and next page. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { focusRing } from '../../../kit/ui/styles';
import { lineAbove, lineBefore } from '../styles';
import type { Examples } from './example';
import { ExampleList } from './example-list';
import { type Family, pagesOf, pathOf, titleOf } from './family';
import { FamilyChoice, FamilyList } from './family-list';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '212px minmax(0, 1fr)',
    flexGrow: 1,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  content: {
    minInlineSize: 0,
    ...lineBefore,
    '@media (max-width: 1000px)': { borderInlineStartStyle: 'none' },
  },
  siblings: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlockStart: tokens.spacingVerticalL,
    ...lineAbove,
  },
  sibling: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ...focusRing(),
  },
  next: { marginInlineStart: 'auto' },
  arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
});

interface ShowcasePageProps {
  readonly family: Family;
  readonly page: string;
  readonly examples?: Examples | undefined;
  /** Above the examples, or instead of them. */
  readonly Content?: ComponentType | undefined;
}

export const ShowcasePage = ({ family, page, examples = {}, Content }: ShowcasePageProps): ReactNode => {
  const styles = useStyles();
  const text = useText(family.name);
  return (
    <div className={styles.root}>
      <FamilyList family={family} />
      <div className={styles.content}>
        <Page title={text(titleOf(family, page))} description={text(`pages.${page}`)} width={1_480}>
          <FamilyChoice family={family} page={page} />
          <ExampleList key={page} texts={family.name} page={page} examples={examples} layout={family.layout}>
            {Content ? <Content /> : undefined}
          </ExampleList>
          <SiblingLinks family={family} page={page} />
        </Page>
      </div>
    </div>
  );
};

interface SiblingLinksProps {
  readonly family: Family;
  readonly page: string;
}

const SiblingLinks = ({ family, page }: SiblingLinksProps): ReactNode => {
  const styles = useStyles();
  const text = useText(family.name);
  const sampleText = useText('samples');
  const pages = pagesOf(family);
  const index = pages.indexOf(page);
  const before = index > 0 ? pages[index - 1] : undefined;
  const after = pages[index + 1];
  return (
    <nav className={styles.siblings} aria-label={sampleText('showcase.ways')}>
      {before === undefined ? undefined : (
        <Link className={styles.sibling} to={pathOf(family, before)}>
          <ArrowLeftRegular className={styles.arrow} aria-hidden />
          {text(titleOf(family, before))}
        </Link>
      )}
      {after === undefined ? undefined : (
        <Link className={mergeClasses(styles.sibling, styles.next)} to={pathOf(family, after)}>
          {text(titleOf(family, after))}
          <ArrowRightRegular className={styles.arrow} aria-hidden />
        </Link>
      )}
    </nav>
  );
};
