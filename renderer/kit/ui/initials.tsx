import { makeStyles, tokens } from '@fluentui/react-components';
import { LazyPicture } from '../media/lazy-picture';

const useStyles = makeStyles({
  circle: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  },
  photo: { flexShrink: 0, borderRadius: tokens.borderRadiusCircular, objectFit: 'cover' },
});

/** The first letters of the first and the last word of a name; a hyphenated name ("Vale-Ross") is one word. */
export const initialsOf = (name: string): string => {
  const words = name
    .split(name.includes('@') ? /[\s.@_-]+/ : /[\s.@_]+/)
    .map((word) => [...word].find((letter) => /\p{L}|\d/u.test(letter)))
    .filter((letter) => letter !== undefined);
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase();
};

interface InitialsProps {
  readonly name: string;
  /** The address of the person's photo; the initials replace a photo that cannot be shown. */
  readonly photo?: unknown;
  /** In pixels. */
  readonly size: number;
}

/** A user's photo or initials, next to the name or in place of it; hidden from screen readers. */
export const Initials = ({ name, photo, size }: InitialsProps) => {
  const styles = useStyles();
  const initials = (
    <span className={styles.circle} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
  if (typeof photo !== 'string' || photo === '') return initials;
  return (
    <LazyPicture
      className={styles.photo}
      style={{ width: size, height: size }}
      url={photo}
      alt=""
      fallback={initials}
    />
  );
};
