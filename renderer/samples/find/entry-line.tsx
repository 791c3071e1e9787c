import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { refreshAreas } from '../../kit/bridge/use-call';
import { FieldValue } from '../../kit/detail/field-value';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { plainLink } from '../kit/styles';
import { iconOf } from './icons';
import type { SearchEntry } from './search';

const useStarButtonStyles = makeStyles({
  star: { flexShrink: 0 },
  on: { color: tokens.colorPaletteMarigoldForeground3, '@media (forced-colors: active)': { color: 'inherit' } },
});

/** The API can only toggle. */
const toggle = async (id: number): Promise<void> => {
  notifyFailure(await callEndpoint('bookmark.toggle', { id: String(id) }));
  await refreshAreas(['bookmark', 'search']);
};

const StarButton = ({ entry }: { readonly entry: SearchEntry }): ReactNode => {
  const styles = useStarButtonStyles();
  const text = useText('find');
  const { id, title, isBookmarked = false } = entry;
  return (
    <ToggleButton
      className={styles.star}
      size="small"
      appearance="transparent"
      checked={isBookmarked}
      icon={isBookmarked ? <StarFilled className={styles.on} /> : <StarRegular />}
      aria-label={text('bookmark', { title })}
      onClick={() => void toggle(id)}
    />
  );
};

const useStyles = makeStyles({
  line: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    minBlockSize: '36px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  icon: { display: 'grid', flexShrink: 0, fontSize: '18px', color: tokens.colorNeutralForeground3 },
  picture: { flexShrink: 0, inlineSize: '24px', blockSize: '24px', borderRadius: tokens.borderRadiusCircular },
  words: { display: 'grid', flexGrow: 1, minInlineSize: 0, paddingBlock: '4px' },
  link: {
    color: tokens.colorNeutralForeground1,
    ...plainLink,
    // The whole line is a link; its star lies above.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusMedium },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  star: { position: 'relative', zIndex: 1, display: 'grid' },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface EntryLineProps {
  readonly entry: SearchEntry;
  /** Called when its page is opened. */
  readonly onOpen?: () => void;
}

/** A search result: a page with its bookmark, a file, a contact or a race track. */
export const EntryLine = ({ entry, onOpen }: EntryLineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const { title, link, icon } = entry;
  const Icon = iconOf(icon);
  const [picture, size, by, email] = [textOf(entry.img), textOf(entry.size), textOf(entry.by), textOf(entry.email)];
  return (
    <li className={styles.line}>
      {picture === '' ? (
        <span className={styles.icon} aria-hidden>
          <Icon />
        </span>
      ) : (
        <img className={styles.picture} src={picture} alt="" />
      )}
      <span className={styles.words}>
        {link === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <Link className={styles.link} to={link} data-found {...(onOpen ? { onClick: onOpen } : {})}>
            <bdi>{title}</bdi>
          </Link>
        )}
        {size === '' ? undefined : <span className={styles.quiet}>{text('file', { size, by })}</span>}
        {email === '' ? undefined : (
          <span className={styles.quiet}>
            <FieldValue field={{ key: 'email', kind: 'email' }} values={{ email }} />
          </span>
        )}
      </span>
      {entry.isBookmarked === undefined ? undefined : (
        <span className={styles.star}>
          <StarButton entry={entry} />
        </span>
      )}
    </li>
  );
};
