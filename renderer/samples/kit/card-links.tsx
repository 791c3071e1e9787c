/** Pictures with a title and some words; a card as a whole leads to its page. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { alignToPage, backgrounds } from '../../kit/skins/theme';
import { insetBorder } from '../../kit/ui/styles';
import { SecondaryText } from './layout';
import { heading, plainList } from './styles';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  picture: { inlineSize: '100%', aspectRatio: '5 / 2', objectFit: 'cover' },
  words: { display: 'grid', rowGap: tokens.spacingVerticalS, padding: tokens.spacingHorizontalL },
  title: heading(400),
  link: { color: 'inherit', textDecorationLine: 'none', '::after': { content: '""', position: 'absolute', inset: 0 } },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground2,
    // Cut at the end of the text's own direction, but aligned with the page.
    ...alignToPage,
  },
});

interface CardLink {
  readonly key: number | string;
  readonly to: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  /** A line below the text. */
  readonly about: string;
}

export const CardLinks = ({ cards }: { readonly cards: readonly CardLink[] }): ReactNode => {
  const styles = useStyles();
  return (
    <ul className={styles.cards}>
      {cards.map(({ key, to, picture, title, text, about }) => (
        <li key={key} className={styles.card}>
          {picture ? <img className={styles.picture} src={picture} alt="" /> : undefined}
          <div className={styles.words}>
            <h2 className={styles.title}>
              <Link className={styles.link} to={to}>
                <bdi>{title}</bdi>
              </Link>
            </h2>
            <Text dir="auto" className={styles.text}>
              {text}
            </Text>
            <SecondaryText>
              <bdi>{about}</bdi>
            </SecondaryText>
          </div>
        </li>
      ))}
    </ul>
  );
};
