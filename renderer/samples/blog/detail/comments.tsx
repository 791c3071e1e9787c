import { ok } from '@contract/failure';
import type { BlogComment } from '@contract/samples/entities/page';
import { Avatar, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { LongTextField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { formatMoment } from '../../../kit/format/moment';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
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

/** What was said about a post, and a form to say more. What is said here stays as long as the page is open. */
export const Comments = ({ comments }: { readonly comments: readonly BlogComment[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const [added, setAdded] = useState<readonly BlogComment[]>([]);
  const all = [...comments, ...added];
  const rules = (name: keyof NewComment, more: { email?: boolean; maxLength: number }) =>
    rulesOf<NewComment>({ label: text(`fields.${name}`), required: true, ...more });
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
              <Avatar
                size={40}
                name={userFullName}
                color="colorful"
                aria-hidden
                {...(avatar ? { image: { src: avatar } } : {})}
              />
              <span className={styles.words}>
                <Text weight="semibold">{userFullName}</Text>
                <Text size={200} className={styles.quiet}>
                  {formatMoment(commentedAt)}
                </Text>
                <Text>
                  <bdi>{commentText}</bdi>
                </Text>
              </span>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={text('write.title')} about={text('write.about')}>
        <Form<NewComment, null>
          key={added.length}
          draft="blog.comment"
          values={empty}
          submit={text('write.submit')}
          saved={text('write.saved')}
          onSubmit={async (sent) => {
            add(sent);
            return ok(null);
          }}
        >
          <TextField<NewComment> name="name" label={text('fields.name')} rules={rules('name', { maxLength: 80 })} />
          <TextField<NewComment>
            name="email"
            type="email"
            label={text('fields.email')}
            hint={text('write.emailHint')}
            rules={rules('email', { email: true, maxLength: 254 })}
          />
          <WideField>
            <LongTextField<NewComment>
              name="comment"
              label={text('fields.comment')}
              rules={rules('comment', { maxLength: 1_000 })}
            />
          </WideField>
        </Form>
      </SectionCard>
    </>
  );
};
