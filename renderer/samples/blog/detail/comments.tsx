import type { BlogComment } from '@contract/samples/entities/page';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
import { PersonAvatar } from '../../kit/person-avatar';
import { stackedList } from '../../kit/styles';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalL),
  comment: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalM },
  words: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface NewComment {
  name: string;
  email: string;
  comment: string;
}
const empty: NewComment = { name: '', email: '', comment: '' };

/** Comments on a post and a form for new ones, which last while the page is open. */
export const Comments = ({ comments }: { readonly comments: readonly BlogComment[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const [added, setAdded] = useState<readonly BlogComment[]>([]);
  const all = [...comments, ...added];
  const add = ({ name, comment }: NewComment) =>
    setAdded([
      ...added,
      {
        id: -1 - added.length,
        userFullName: name.trim(),
        avatar: '',
        commentedAt: new Date().toISOString(),
        commentText: comment.trim(),
      },
    ]);
  return (
    <>
      <SectionCard title={text('comments', { count: all.length })}>
        <ul className={styles.list}>
          {all.map(({ id, userFullName, avatar, commentedAt, commentText }) => (
            <li key={id} className={styles.comment}>
              <PersonAvatar size={40} name={userFullName} src={avatar} />
              <span className={styles.words}>
                <Text weight="semibold">{userFullName}</Text>
                <Text size={200} className={styles.quiet}>
                  {formatDateTime(commentedAt)}
                </Text>
                <Text>
                  <bdi>{commentText}</bdi>
                </Text>
              </span>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={text('write.title')} description={text('write.about')}>
        <LocalForm<NewComment>
          key={added.length}
          draftKey="blog.comment"
          values={empty}
          submitLabel={text('write.submit')}
          savedMessage={text('write.saved')}
          onSave={add}
        >
          <FormFields<NewComment>
            area="blog"
            rows={[
              { name: 'name', required: true, maxLength: 80 },
              { name: 'email', kind: 'email', required: true, maxLength: 254, hint: text('write.emailHint') },
              { name: 'comment', kind: 'long', wide: true, required: true, maxLength: 1_000 },
            ]}
          />
        </LocalForm>
      </SectionCard>
    </>
  );
};
