/** The index of a family: its pages as cards, by group, with a search that is in the URL. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type FluentIcon, SearchRegular } from '@fluentui/react-icons';
import type { ComponentType, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { insetBorder } from '../../../kit/ui/styles';
import { SearchInput } from '../search-input';
import { heading, plainList, textSize } from '../styles';
import { type Family, findPages, pathOf, titleOf } from './family';

const useStyles = makeStyles({
  search: { inlineSize: '360px', maxInlineSize: '100%' },
  heading: { ...heading(400), marginBlockEnd: tokens.spacingVerticalS },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(320px, 30%), 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    ...plainList,
  },
  narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(260px, 22%), 100%), 1fr))' },
  card: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignContent: 'center',
    alignItems: 'center',
    blockSize: '100%',
    minBlockSize: '72px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1Hover}, ${tokens.shadow4}` },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '20px',
  },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':focus-visible': { outlineStyle: 'none' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  about: { ...textSize[200], margin: 0, color: tokens.colorNeutralForeground3 },
});

interface ShowcaseIndexProps {
  readonly family: Family;
  /** By page. */
  readonly icons: Readonly<Record<string, FluentIcon>>;
  /** Above the cards. */
  readonly Header?: ComponentType | undefined;
}

export const ShowcaseIndex = ({ family, icons, Header }: ShowcaseIndexProps): ReactNode => {
  const styles = useStyles();
  const text = useText(family.name);
  const sampleText = useText('samples');
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  // A group of four fits one row of an ordinary window.
  const inFours = family.groups.some(({ pages }) => pages.length === 4);
  const groups = findPages(family, query, (page) => `${text(titleOf(family, page))} ${text(`pages.${page}`)}`);
  return (
    <Page
      title={text('title')}
      description={text('about')}
      width={1_720}
      actions={
        <SearchInput
          className={styles.search}
          label={sampleText('showcase.find')}
          maxLength={60}
          query={query}
          onQueryChange={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
        />
      }
    >
      {Header ? <Header /> : undefined}
      {groups.length === 0 ? (
        <Message
          icon={SearchRegular}
          title={sampleText('showcase.none')}
          body={sampleText('showcase.noneBody', { words: query })}
        />
      ) : undefined}
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`}>
          <h2 id={`group-${group.name}`} className={styles.heading}>
            {text(`groups.${group.name}`)}
          </h2>
          <ul className={mergeClasses(styles.cards, inFours && styles.narrow)}>
            {group.pages.map((page) => {
              const Icon = icons[page];
              return (
                <li key={page}>
                  <div className={styles.card}>
                    <span className={styles.icon} aria-hidden>
                      {Icon ? <Icon /> : undefined}
                    </span>
                    <div>
                      <Link to={pathOf(family, page)} className={styles.link}>
                        {text(titleOf(family, page))}
                      </Link>
                      <p className={styles.about}>{text(`pages.${page}`)}</p>
                    </div>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Page>
  );
};
