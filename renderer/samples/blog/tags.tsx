import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { plainLink, plainList } from '../kit/styles';

const useStyles = makeStyles({
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px', ...plainList },
  tag: {
    position: 'relative',
    display: 'inline-block',
    paddingInline: '8px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    ...insetBorder(tokens.colorTransparentStroke),
    ...plainLink,
  },
});

/** The categories of a post as links. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  return (
    <ul className={styles.tags} aria-label={text('categories')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={styles.tag} to={`/pages/blog/list?category=${encodeURIComponent(tag)}`}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
};
