import type { BlogEdit } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { formatDay } from '../../../kit/format/date-time';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { SectionCard } from '../../../kit/ui/section-card';
import { LocalForm } from '../../kit/local-form';
import { pathTo, saveEdit, useBlogEdits } from '../posts';
import { Fields } from './fields';
import { type PostValues, toChange, toValues } from './values';

const Editor = ({ post }: { readonly post: BlogEdit }): ReactNode => {
  const text = useText('blog');
  const navigate = useNavigate();
  const id = post.id ?? 1;
  const edit = useBlogEdits(({ changes }) => changes[id]);
  const toPost = () => void navigate(pathTo('detail', id));
  return (
    <SectionCard title={text('edit.by', { author: toPlainText(post.userFullName), day: formatDay(post.createdTime) })}>
      <LocalForm<PostValues>
        draftKey={`blog.edit.${id}`}
        values={toValues(post, edit)}
        submitLabel={text('edit.submit')}
        savedMessage={text('edit.saved')}
        onSave={(values) => saveEdit(id, toChange(values))}
        onDone={toPost}
        onCancel={toPost}
      >
        <Fields />
      </LocalForm>
    </SectionCard>
  );
};

/** `/pages/blog/edit`: the post of the URL (`?post=3`), or the newest. */
export const Screen = (): ReactNode => {
  const text = useText('blog');
  const [search] = useSearchParams();
  const id = search.get('post');
  const call = useCall('blog.edit', id === null ? {} : { id });
  const number = call.value?.id ?? 1;
  return (
    <Page
      title={text('edit.title')}
      width={1_000}
      actions={<BackLink to={pathTo('detail', number)}>{text('edit.back')}</BackLink>}
    >
      <Loaded call={call}>{(post) => <Editor key={number} post={post} />}</Loaded>
    </Page>
  );
};
