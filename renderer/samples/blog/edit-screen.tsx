/** `/pages/blog/edit`: the post of the URL (`?post=3`), or the newest. */
import type { BlogEdit } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { markupText } from '../../kit/format/markup';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';
import { type PostChange, pathTo, usePostChanges } from './posts';

const toParagraphs = (plain: string): string =>
  plain
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

const Editor = ({ post }: { readonly post: BlogEdit }): ReactNode => {
  const text = useText('blog');
  const navigate = useNavigate();
  const id = post.id ?? 1;
  const change = usePostChanges((changes) => changes[id]);
  const { title, excerpt, content } = change ?? {
    title: post.blogTitle ?? '',
    excerpt: post.excerpt ?? '',
    content: post.content ?? '',
  };
  const plain = markupText(content);
  const toPost = () => void navigate(pathTo('detail', id));
  return (
    <LocalForm<PostChange>
      draftKey={`blog.edit.${id}`}
      values={{ title, excerpt, content: plain }}
      submitLabel={text('edit.submit')}
      savedMessage={text('edit.saved')}
      onSave={(values) =>
        usePostChanges.setState({
          // An unchanged text keeps its markup.
          [id]: { ...values, content: values.content === plain ? content : toParagraphs(values.content) },
        })
      }
      onDone={toPost}
      onCancel={toPost}
    >
      <FormFields<PostChange>
        area="blog"
        rows={[
          { name: 'title', wide: true, required: true, maxLength: 120 },
          { name: 'excerpt', kind: 'long', wide: true, rows: 2, required: true, maxLength: 300 },
          { name: 'content', kind: 'long', wide: true, rows: 14, required: true, maxLength: 20_000 },
        ]}
      />
    </LocalForm>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('blog');
  const [search] = useSearchParams();
  const id = search.get('post');
  const call = useCall('blog.edit', id === null ? {} : { id });
  const postId = call.value?.id ?? 1;
  return (
    <Page
      title={text('edit.title')}
      width={900}
      actions={<BackLink to={pathTo('detail', postId)}>{text('edit.back')}</BackLink>}
    >
      <Loaded call={call}>
        {(post) => (
          <SectionCard title={post.blogTitle ?? ''}>
            <Editor key={postId} post={post} />
          </SectionCard>
        )}
      </Loaded>
    </Page>
  );
};
