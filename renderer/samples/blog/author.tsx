import type { BlogPost } from '@contract/samples/entities/page';
import { Avatar, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Who wrote a post, and when. */
export const Author = ({ post }: { readonly post: BlogPost }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  return (
    <span className={styles.line}>
      <Avatar size={24} name={post.author} image={{ src: post.avatar }} aria-hidden />
      <Text size={200} className={styles.quiet}>
        {text('by', { author: post.author, day: formatDay(post.blogPosted) })}
      </Text>
    </span>
  );
};
