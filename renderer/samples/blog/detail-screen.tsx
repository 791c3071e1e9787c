/** `/pages/blog/detail`: the post of the URL (`?post=3`), or the newest. */
import type { BlogDetail } from '@contract/samples/entities/page';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { Markup } from '../../kit/ui/markup/markup';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { stackedList } from '../kit/styles';
import { pathTo, usePostChanges, withChange } from './posts';

const useStyles = makeStyles({
  picture: {
    inlineSize: '100%',
    maxBlockSize: '280px',
    objectFit: 'cover',
    objectPosition: 'center 40%',
    borderRadius: tokens.borderRadiusLarge,
  },
  comments: stackedList(tokens.spacingVerticalL),
  comment: { display: 'grid', rowGap: tokens.spacingVerticalXS },
});

const Post = ({ blog, comments }: BlogDetail): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  return (
    <>
      {blog.img ? <img className={styles.picture} src={blog.img} alt="" /> : undefined}
      <article>
        <LabeledLine
          start={<PersonAvatar size={40} name={blog.author} src={blog.avatar} />}
          title={blog.author}
          about={[formatDay(blog.blogPosted), ...blog.tags].join(' · ')}
        />
        <Markup markup={blog.content} links />
      </article>
      <SectionCard title={text('comments', { count: comments.length })}>
        <ul className={styles.comments}>
          {comments.map(({ id, userFullName, avatar, commentedAt, commentText }) => (
            <li key={id} className={styles.comment}>
              <LabeledLine
                start={<PersonAvatar size={40} name={userFullName} src={avatar} />}
                title={userFullName}
                about={formatDateTime(commentedAt)}
              />
              <Text dir="auto">{commentText}</Text>
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('blog');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const changes = usePostChanges();
  const id = search.get('post');
  const call = useCall('blog.detail', id === null ? {} : { id });
  const post = call.value && withChange(call.value.blog, changes);
  return (
    <Page
      title={post?.title ?? text('one')}
      width={900}
      actions={
        <>
          <BackLink to="/pages/blog/list">{text('back')}</BackLink>
          {post ? (
            <Button icon={<EditRegular />} onClick={() => void navigate(pathTo('edit', post.id))}>
              {text('edit.open')}
            </Button>
          ) : undefined}
        </>
      }
    >
      <Loaded call={call}>
        {({ blog, comments }) => <Post blog={withChange(blog, changes)} comments={comments} />}
      </Loaded>
    </Page>
  );
};
